import { readdirSync, readFileSync } from 'node:fs'

type Texts = Readonly<Record<string, string>>

/** The files of texts in a folder, each called by a BCP 47 tag in lower case. */
export interface LocaleFiles {
  readonly tags: readonly string[]
  /** The texts of a file, read once. */
  read(tag: string): Texts
}

export function localeFiles(folder: URL): LocaleFiles {
  const known = new Map<string, Texts>()
  return {
    tags: readdirSync(folder).map((file) => file.replace('.json', '')),
    read(tag) {
      const texts = known.get(tag) ?? (JSON.parse(readFileSync(new URL(`${tag}.json`, folder), 'utf8')) as Texts)
      known.set(tag, texts)
      return texts
    },
  }
}

/**
 * The tag nearest to a BCP 47 tag among those that there are, in lower case: by region, by script, then by language
 * (`pt-br`, `zh-hant`, `pt`). Undefined if there is none.
 */
export function nearestTag(locale: string, tags: readonly string[]): string | undefined {
  const { language, script, region } = new Intl.Locale(locale).maximize()
  return [`${language}-${region}`, `${language}-${script}`, language]
    .map((tag) => tag.toLowerCase())
    .find((tag) => tags.includes(tag))
}
