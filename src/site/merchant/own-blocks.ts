import type { merchantBlocks as everyOwnBlock } from '@/site/generated/merchant-blocks'

/** A module of a merchant's own block, as the build writes it. */
interface OwnBlock {
  readonly Block: never
}

/**
 * The own blocks of the merchant whose page this is, by name. Stands in for `@/site/generated/merchant-blocks` in what
 * browsers load: the page lists the addresses, so that the scripts of all brands name no block of one.
 */
const listed = document.getElementById('livery-own-blocks')?.textContent ?? '{}'

export const merchantBlocks = Object.fromEntries(
  Object.entries(JSON.parse(listed) as Record<string, string>).map(([name, address]) => [
    name,
    () => import(/* @vite-ignore */ address).then(({ Block }: OwnBlock) => Block),
  ]),
) as typeof everyOwnBlock
