import type { merchantBlocks as everyOwnBlock } from '@/site/generated/merchant-blocks'

/** A module of a merchant's own block, as the build writes it. */
interface OwnBlock {
  readonly Block: never
}

/**
 * The own blocks of this page's merchant, by name. In browser builds it replaces `@/site/generated/merchant-blocks`:
 * the page itself lists the addresses, so that the shared scripts contain no brand's block names.
 */
const listed = document.getElementById('livery-own-blocks')?.textContent ?? '{}'

export const merchantBlocks = Object.fromEntries(
  Object.entries(JSON.parse(listed) as Record<string, string>).map(([name, address]) => [
    name,
    () => import(/* @vite-ignore */ address).then(({ Block }: OwnBlock) => Block),
  ]),
) as typeof everyOwnBlock
