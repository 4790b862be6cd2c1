import type { JsonObject } from '@/contract/json/json-value'
import type { FileFinding } from '@/engine/finding/check'
import { localeOf } from '@/engine/names/locale-of'
import { memoiseByObject } from '@/engine/memo/memoise-by-object'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

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
    what: 'Nearly all texts of a file are in another language than its name says: those of Vietnamese have no Vietnamese letters, or those of another language have.',
    why: 'Players would read what they did not choose: two files were swapped, or one was copied over the other.',
    bad: { 'locales/EN.json': texts(...vietnamese) },
    good: { 'locales/EN.json': texts(...english) },
  },
  // One finding per brand: if two files were swapped, both are wrong.
  inspect({ texts: { own }, config }) {
    const wrong = [...own].filter(([language, said]) => {
      const locale = localeOf(config.site, language)
      const isVietnamese = locale !== undefined && /^vi\b/i.test(locale)
      // Another check reports an invalid locale.
      if (locale === undefined || (language === 'VI' && !isVietnamese)) return false
      const share = shareOfVietnamese(said)
      return share !== undefined && (isVietnamese ? share < 0.1 : share > 0.8)
    })
    const [first, other] = wrong.map(([language]) => language)
    if (first === undefined) return []
    return [finding(first, other)]
  },
}

function finding(language: string, other: string | undefined): FileFinding {
  return {
    file: `locales/${language}`,
    path: [],
    spot: 'object',
    message:
      other === undefined
        ? `its texts are not in the language of ${language}`
        : `its texts are not in the language of ${language}, nor those of ${other}.json in that of ${other}`,
    expected: other === undefined ? `texts of ${language}` : `the texts of ${language}: the two may have been swapped`,
    received: 'texts of another language',
  }
}

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
