import { hashedPath } from '@/engine/folder/asset-files'
import type { ResolvedMerchant } from '@/engine/resolved/resolved-merchant'
import type { LanguageTexts } from '@/engine/resolved/site-texts'
import type { WholeBootData } from '@/contract/site-data/boot-data'
import type { BrandFile } from '@/tools/build/pages/first-view'
import { BrandIcons } from '@/tools/build/pictures/app-icons'
import { shortcutIcons, siteManifest } from './site-manifest'

/** What a brand's site is when it is installed. */
export interface BrandManifests {
  /** The manifest of the default language, which is served at /manifest.webmanifest. */
  readonly first: string
  /** Those of the other languages with addresses of their own, by language. */
  readonly others: ReadonlyMap<string, BrandFile>
  readonly icons: BrandIcons
}

/** Where the manifest of the default language is served. */
export const manifestPath = '/manifest.webmanifest'

/** `languages` are those that have addresses of their own, the default one first. */
export function brandManifests(
  merchant: ResolvedMerchant,
  boot: WholeBootData,
  [first, ...others]: readonly [LanguageTexts, ...LanguageTexts[]],
): BrandManifests {
  const icons = new BrandIcons(merchant, shortcutIcons(boot))
  const textIn = ({ language, base, own }: LanguageTexts) => {
    const site = { ...boot.site, defaultLanguage: language }
    const inLanguage = { ...boot, site, texts: { ...base.texts, ...own } }
    return JSON.stringify(siteManifest({ boot: inLanguage, theme: merchant.config.theme }, icons.icons), null, 2)
  }
  const fileIn = (texts: LanguageTexts) => {
    const text = textIn(texts)
    const base = boot.languageBases[texts.language] ?? ''
    return [texts.language, { publicPath: hashedPath(`manifest-${base.slice(1)}.webmanifest`, text), text }] as const
  }
  return { first: textIn(first), others: new Map(others.map(fileIn)), icons }
}
