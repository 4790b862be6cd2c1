import type { Draft } from '@/engine/merge/draft'
import { localeOf } from '@/engine/names/locale-of'

/** The BCP 47 tag of a merchant's language; its code where it has none. */
export function tagOf({ config }: Draft, language: string): string {
  return localeOf(config.site, language) ?? language
}

/** Whether two BCP 47 tags mean one language as it is written: `th` and `th-TH`, `zh-TW` and `zh-Hant-TW`. */
export function isSameLanguage(one: string, other: string): boolean {
  try {
    // Some tools write an underscore.
    const [a, b] = [one, other].map((tag) => new Intl.Locale(tag.replaceAll('_', '-')))
    if (a === undefined || b === undefined) return false
    const [wholeA, wholeB] = [a.maximize(), b.maximize()]
    const isSpoken = wholeA.language === wholeB.language && wholeA.script === wholeB.script
    return isSpoken && (a.region === undefined || b.region === undefined || a.region === b.region)
  } catch {
    return false
  }
}
