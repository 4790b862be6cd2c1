/**
 * The tag nearest to a BCP 47 tag among those that there are, in lower case: by region, by script, then by language
 * (`pt-br`, `zh-hant`, `pt`). Undefined if there is none.
 */
export function nearestTag(locale: string, isThere: (tag: string) => boolean): string | undefined {
  const { language, script, region } = new Intl.Locale(locale).maximize()
  return [`${language}-${region}`, `${language}-${script}`, language].map((tag) => tag.toLowerCase()).find(isThere)
}
