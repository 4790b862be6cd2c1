import { bootData } from '@/merchants/boot-data'
import { checkMerchants } from '@/merchants/check-merchants'
import { merchantsRoot } from '@/merchants/merchants-root'
import type { ResolvedMerchant } from '@/merchants/resolved-merchant'
import { documentCss } from '@/theme/document-css'

/** What stories need of the brands, as data that can be written into a module. */
export interface StoryMerchants {
  readonly merchants: Record<string, object>
  /** Brand files by their public address: a path on this machine, or the content. */
  readonly files: ReadonlyMap<string, BrandFile>
}

export type BrandFile = { readonly path: string } | { readonly text: string }

/** Throws when no brand is without problems, naming them. */
export function storyMerchants(): StoryMerchants {
  const { merchants, diagnostics } = checkMerchants(merchantsRoot().dir)
  if (merchants.length === 0) throw new Error(`No brand can be shown:\n${diagnostics.map(sentence).join('\n')}`)
  const files = new Map(merchants.flatMap(brandFiles))
  return { merchants: Object.fromEntries(merchants.map((each) => [each.code, storyMerchant(each)])), files }
}

function storyMerchant(merchant: ResolvedMerchant): object {
  return {
    boot: bootData(merchant).boot,
    css: documentCss(merchant.config.theme),
    texts: merchant.config.locales,
    files: merchant.assets.map(({ publicPath }) => publicPath),
  }
}

function brandFiles(merchant: ResolvedMerchant): [string, BrandFile][] {
  return [
    ...merchant.assets.map(({ publicPath, file }) => [publicPath, { path: file }] satisfies [string, BrandFile]),
    ...bootData(merchant).localeFiles.map(
      ({ publicPath, text }) => [publicPath, { text }] satisfies [string, BrandFile],
    ),
  ]
}

function sentence({ file, range, message }: ReturnType<typeof checkMerchants>['diagnostics'][number]): string {
  return `${file}:${range.start.line}:${range.start.column} ${message}`
}
