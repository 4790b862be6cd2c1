import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { ResolvedMerchant } from '@/engine/resolved/resolved-merchant'
import { ownBlockTexts } from '@/contract/generated/text-parts'
import { partPath } from '@/engine/schema/part-path'
import { pascalCase } from '@/engine/schema/part-schemas'

const prefix = 'own-block:'

/** Names of all merchants' own blocks. */
const ownBlocks = Object.keys(ownBlockTexts)

/** The merchants whose own blocks a brand may show: itself and those it extends, if they have any. */
export function ownersOf({ layers }: Pick<ResolvedMerchant, 'layers'>): string[] {
  const codes = layers.map(({ code }) => code).sort()
  return codes.filter((code) => ownBlocks.some((name) => name.startsWith(`${code}/`)))
}

/**
 * Compiles the given own blocks of merchants together with the site. Each is an entry of its own, so that no script of
 * the site refers to it.
 */
export function ownBlocksPlugin(root: string, names: readonly string[]): Plugin {
  const site = { find: '@/site/generated/merchant-blocks', replacement: join(root, 'src/site/merchant/own-blocks.ts') }
  const starts = Object.fromEntries(names.map((name) => [name.replace('/', '-'), prefix + name]))
  return {
    name: 'livery-own-blocks',
    config: () => ({
      resolve: { alias: [site] },
      build: {
        rolldownOptions: {
          input: { index: join(root, 'index.html'), ...starts },
          preserveEntrySignatures: 'exports-only' as const,
        },
      },
    }),
    resolveId: (id) => (id.startsWith(prefix) ? id : undefined),
    load(id) {
      if (!id.startsWith(prefix)) return undefined
      const name = id.slice(prefix.length)
      const component = pascalCase(name.slice(name.indexOf('/') + 1))
      return `export { ${component} as Block } from ${JSON.stringify(join(root, partPath('blocks', name, '.tsx')))}`
    },
  }
}

/** The page with the URLs of the merchant's own blocks by name, for `src/site/merchant/own-blocks.ts`. */
export function withOwnBlocks(template: string, addresses: Readonly<Record<string, string>>): string {
  if (Object.keys(addresses).length === 0) return template
  const element = `<script type="application/json" id="livery-own-blocks">${JSON.stringify(addresses)}</script>`
  return template.replace('<!-- boot -->', (boot) => `${element}\n    ${boot}`)
}
