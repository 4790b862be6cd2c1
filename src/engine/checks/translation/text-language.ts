import type { JsonObject } from '@/contract/json/json-value'
import type { FileFinding } from '@/engine/finding/check'
import { localeOf } from '@/engine/names/locale-of'
import { memoiseByObject } from '@/engine/memo/memoise-by-object'
import { memoiseByText } from '@/engine/memo/memoise-by-text'
import { isJudged } from '@/engine/merge/draft'
import type { MerchantCheck } from '@/engine/checks/check-kinds'
import { otherLanguage } from './detect-language'

const texts = (...said: string[]): string => {
  const keys = ['nav.home', 'nav.help', 'page.title', 'page.text']
  return JSON.stringify(Object.fromEntries(said.map((text, at) => [keys[at], text])))
}
const english = ['Welcome back, player', 'Choose what to play', 'Read the conditions', 'Ask our service']
const vietnamese = ['Mừng bạn trở lại', 'Chọn trò để chơi nhé', 'Đọc các điều kiện', 'Hỏi bộ phận hỗ trợ']

export const textLanguage: MerchantCheck = {
  code: 'text-language',
  severity: 'warning',
  docs: {
    what: 'The texts of a file are in another language than its name says, by their letters and the frequency of their parts: Portuguese in ES.json, Malay in ID.json. Files of few texts are judged by letters of Vietnamese alone, and languages that the template has not are not judged.',
    why: 'Players would read what they did not choose: two files were swapped, or one was copied over the other.',
    bad: { 'locales/EN.json': texts(...vietnamese) },
    good: { 'locales/EN.json': texts(...english) },
  },
  inspect(draft) {
    const wrong = [...draft.texts.own].flatMap(([language, said]) => {
      const locale = isJudged(draft, language) ? localeOf(draft.config.site, language) : undefined
      const read = locale === undefined ? undefined : languageRead(said, language, locale)
      return read === undefined ? [] : [{ language, locale, ...read }]
    })
    const [first, second, ...others] = wrong
    if (first === undefined) return []
    // Two files that were swapped are one mistake.
    const isSwapped = others.length === 0 && first.in !== undefined && isSameLanguage(first.in, second?.locale)
    return isSwapped ? [finding(first, second?.language)] : wrong.map((each) => finding(each))
  },
}

const isSameLanguage = (one: string, other = 'und'): boolean =>
  new Intl.Locale(one).language === new Intl.Locale(other).language

interface Wrong {
  /** The name of a file. */
  readonly language: string
  /** The tag of the language that its texts are in, where that is known. */
  readonly in?: string
}

function finding({ language, in: tag }: Wrong, swapped?: string): FileFinding {
  const name = tag === undefined ? 'another language' : new Intl.DisplayNames('en', { type: 'language' }).of(tag)
  return {
    file: `locales/${language}`,
    path: [],
    spot: 'object',
    message:
      swapped === undefined
        ? `its texts are not in the language of ${language}`
        : `its texts are not in the language of ${language}, nor those of ${swapped}.json in that of ${swapped}`,
    expected:
      swapped === undefined ? `texts of ${language}` : `the texts of ${language}: the two may have been swapped`,
    received: `texts of ${name}`,
  }
}

/** Undefined where the texts may be in the language of their file, and where another check reports the locale. */
function languageRead(said: JsonObject, language: string, locale: string): { readonly in?: string } | undefined {
  const isVietnamese = /^vi\b/i.test(locale)
  if (!isLocale(locale) || (language === 'VI' && !isVietnamese)) return undefined
  const share = shareOfVietnamese(said)
  if (share !== undefined && (isVietnamese ? share < 0.1 : share > 0.8)) return isVietnamese ? {} : { in: 'vi' }
  const other = otherLanguage(said, locale)
  return other === undefined ? undefined : { in: other }
}

const isLocale = memoiseByText((tag): boolean => {
  try {
    return new Intl.Locale(tag).language !== ''
  } catch {
    return false
  }
})

/** Fewer texts prove nothing: some short texts have no such letter. */
const fewest = 4
/** This many texts are enough to tell the language of a file. */
const most = 40

const shareOfVietnamese = memoiseByObject((said: JsonObject): number | undefined => {
  const read: string[] = []
  for (const key in said) {
    const text = said[key]
    if (typeof text === 'string' && text.length >= 12) read.push(text)
    if (read.length === most) break
  }
  if (read.length < fewest) return undefined
  return read.filter((text) => /[ăđĩũơư\u1ea0-\u1ef9]/iu.test(text)).length / read.length
})
