import { extname } from 'node:path'
import { bootData } from '@/engine/resolved/boot-data'
import { checkMerchants } from '@/engine/checker/check-merchants'
import { completeTexts } from '@/engine/resolved/complete-texts'
import { merchantsRoot } from '@/engine/folder/merchants-root'
import { shippedLegal } from '@/engine/resolved/legal-texts'
import type { ResolvedMerchant } from '@/engine/resolved/resolved-merchant'
import { wholeTexts } from '@/engine/resolved/site-texts'
import { withPseudoLanguages } from '@/tools/pseudo/with-pseudo-languages'
import { contentTypes } from '@/tools/serve/content-types'
import { documentCss } from '@/site/theme/document-css'
import { storiesOfBrands, type BrandStory } from './brand-stories'
import type { StoryMerchant } from 'virtual:merchants'
import { rightToLeftLanguage } from './story-language'
import { themeTokens } from './theme-tokens'

/** Data about the brands for stories, which can be serialised into a module. */
export interface StoryMerchants {
  readonly merchants: Readonly<Record<string, StoryMerchant>>
  readonly stories: readonly BrandStory[]
  /** Brand files by their public address: a local path, or the content. */
  readonly files: Readonly<Record<string, BrandFile>>
}

export type BrandFile = { readonly type: string } & ({ readonly path: string } | { readonly text: string })

/** Throws when every brand has problems, and lists them. */
export function storyMerchants(): StoryMerchants {
  const { merchants, diagnostics } = checkMerchants(merchantsRoot().dir)
  if (merchants.length === 0) throw new Error(`No brand can be shown:\n${diagnostics.map(sentence).join('\n')}`)
  const files = Object.fromEntries(merchants.flatMap(brandFiles))
  return {
    merchants: Object.fromEntries(merchants.map((each) => [each.code, storyMerchant(each)])),
    stories: storiesOfBrands(merchants),
    files,
  }
}

function storyMerchant(merchant: ResolvedMerchant): StoryMerchant {
  return {
    boot: bootData(merchant, wholeTexts(merchant)),
    css: documentCss(merchant.config.theme, merchant.config.site.languages),
    tokens: themeTokens(merchant.config.theme),
    fonts: merchant.config.theme.fonts,
    ...languagesAndTexts(merchant),
    files: merchant.assets.map(({ publicPath }) => publicPath),
    legal: shippedLegal(merchant)
      .texts.filter(({ language }) => language === 'EN')
      .map(({ text }) => JSON.parse(text) as unknown),
  }
}

/** The languages of the brand, the one that right-to-left stories are in, and the pseudo-languages. */
function languagesAndTexts(merchant: ResolvedMerchant): Pick<StoryMerchant, 'languages' | 'texts'> {
  const { texts, config } = withPseudoLanguages(merchant)
  const { languages, defaultLanguage } = config.site
  const codes = [...languages.order, ...(texts.has(rightToLeftLanguage) ? [rightToLeftLanguage] : [])]
  return {
    languages: languages.items,
    texts: Object.fromEntries(codes.map((each) => [each, completeTexts(texts, each, defaultLanguage)])),
  }
}

function brandFiles(merchant: ResolvedMerchant): [string, BrandFile][] {
  const type = (path: string) => contentTypes[extname(path)] ?? 'application/octet-stream'
  return [
    ...merchant.assets.map(({ publicPath, file }): [string, BrandFile] => [
      publicPath,
      { type: type(publicPath), path: file },
    ]),
    ...[...wholeTexts(merchant).files, ...shippedLegal(merchant).texts].map(
      ({ publicPath, text }): [string, BrandFile] => [publicPath, { type: type(publicPath), text }],
    ),
  ]
}

function sentence({ file, range, message }: ReturnType<typeof checkMerchants>['diagnostics'][number]): string {
  return `${file}:${range.start.line}:${range.start.column} ${message}`
}
