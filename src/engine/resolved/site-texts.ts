import type { Locale } from '@/contract/generated/merchant-types'
import type { TextsAddress } from '@/contract/site-data/texts-address'
import { hashedPath } from '@/engine/folder/asset-files'
import { completeTexts, textFor } from './complete-texts'
import type { LayeredTexts } from '@/engine/merge/layered-texts'
import type { ResolvedMerchant } from './resolved-merchant'
import { isShared, textsByPart, type TextFile, type TextsByPart } from './texts-by-part'

/** The texts of a site as a build ships them. */
export interface ShippedTexts {
  readonly locales: Readonly<Record<string, TextsAddress>>
  /** The texts that the brand shares with others, by language. */
  readonly shared: readonly TextsByPart[]
  /** The brand's own texts. */
  readonly files: readonly TextFile[]
  /** The default language first. */
  readonly languages: readonly [LanguageTexts, ...LanguageTexts[]]
}

/** A language: the shared texts, and the brand's own over them. */
export interface LanguageTexts {
  readonly language: string
  readonly base: TextsByPart
  readonly own: Locale
}

/**
 * A merchant's texts by component, with the template's kept apart from its own, so that a further brand costs only its
 * differences. `named`: the text keys in its JSON, which any component may receive.
 */
export function shippedTexts({ config, texts }: ResolvedMerchant, named: Iterable<string>): ShippedTexts {
  const { languages, defaultLanguage } = config.site
  const written = new Set([...texts.own.values()].flatMap((each) => Object.keys(each)))
  const needed = [...named].filter((key) => !isShared(key))
  const shipped = languages.order.map((language) => {
    const base = textsByPart(baseOf(texts, language), language, defaultLanguage)
    const own: Record<string, string> = {}
    const add = (key: string, isNeeded: boolean) => {
      const text = textFor(texts, language, defaultLanguage, key)
      if (text !== undefined && (isNeeded || base.texts[key] !== text)) own[key] = text
    }
    for (const key of written) add(key, false)
    for (const key of needed) add(key, true)
    const file = Object.keys(own).length === 0 ? undefined : textFile(language, own)
    const address = { byPart: base.byPart, ...(file && { own: file.publicPath }) }
    return { language, base, own, file, address }
  })
  const first = shipped.find(({ language }) => language === defaultLanguage) ?? shipped[0]
  if (first === undefined) throw new Error('a merchant has no language')
  return {
    locales: Object.fromEntries(shipped.map(({ language, address }) => [language, address])),
    shared: shipped.map(({ base }) => base),
    files: shipped.flatMap(({ file }) => file ?? []),
    languages: [first, ...shipped.filter((each) => each !== first)],
  }
}

/** A language that only the brand has is divided by component like a template's. */
function baseOf(texts: LayeredTexts, language: string): LayeredTexts {
  return texts.below?.has(language) === true ? texts.below : texts
}

/** The texts of a site in one file per language, for pages that are not prebuilt. */
export function wholeTexts({ config, texts }: ResolvedMerchant): {
  readonly texts: Locale
  readonly locales: Readonly<Record<string, TextsAddress>>
  readonly files: readonly TextFile[]
} {
  const { languages, defaultLanguage } = config.site
  const others = languages.order.filter((language) => language !== defaultLanguage)
  const files = others.map((language) => textFile(language, completeTexts(texts, language, defaultLanguage)))
  return {
    texts: completeTexts(texts, defaultLanguage, defaultLanguage),
    locales: Object.fromEntries(others.map((language, at) => [language, { whole: files[at]?.publicPath ?? '' }])),
    files,
  }
}

function textFile(language: string, texts: Locale): TextFile {
  const text = JSON.stringify(texts)
  return { publicPath: hashedPath(`${language}.json`, text), text }
}
