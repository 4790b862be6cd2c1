import { localeFiles, nearestTag } from '@/sandbox/texts/locale-files'

/** A client's texts by name, all in the language that the tag names. */
export interface ClientTexts {
  /** BCP 47 tag: the player's language, or English where the games do not speak it. */
  readonly locale: string
  readonly texts: Readonly<Record<string, string>>
}

const files = localeFiles(new URL('../clients/locales/', import.meta.url))

/**
 * The texts of the games in the language of a BCP 47 tag: the nearest one there is by region, by script, then by
 * language (`pt-br`, `zh-hant`, `pt`). What it lacks is in English.
 */
export function clientTexts(locale: string): ClientTexts {
  const english = files.read('en')
  const found = nearestTag(locale, files.tags)
  if (found === undefined) return { locale: 'en', texts: english }
  return { locale, texts: { ...english, ...files.read(found) } }
}
