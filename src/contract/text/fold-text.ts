import { asciiDigits } from './ascii-digits'

type Letters = Readonly<Record<string, string>>

/** Letters that search takes for others, as they have no mark to lose. */
const latin: Letters = { đ: 'd', ð: 'd', ø: 'o', ł: 'l', ı: 'i', ħ: 'h', ß: 'ss', æ: 'ae', œ: 'oe' }
const arabic: Letters = { ٱ: 'ا', ی: 'ي', ى: 'ي', ے: 'ي', ک: 'ك', ة: 'ه', ہ: 'ه', ھ: 'ه', ۃ: 'ه' }

/** One letter for those that Arabic, Persian and Urdu keyboards have for the same. */
export const foldArabic = (text: string): string => text.replace(/[ٱیىےکةہھۃ]/g, (letter) => arabic[letter] ?? letter)

/**
 * Marks that people leave out: accents, Arabic vowels and hamza, the nukta of Hindi, tones of Thai and Lao. Vowel signs
 * stay, which are letters. With them go apostrophes, kashida and what nobody sees, as Persian half-spaces.
 */
const omitted =
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u064b-\u065f\u0670\u093c\u09bc\u0e48-\u0e4b\u0ec8-\u0ecb\u0640'’‘`ʻʼ\p{Cf}]/gu

/**
 * Folds a text for search: lower case, without the marks that people leave out, so that typing without them finds words
 * with them. Katakana are hiragana, wide and half-wide letters plain ones, and the digits of each script ASCII ones.
 */
export function foldText(text: string): string {
  return foldArabic(asciiDigits(text).toLowerCase().normalize('NFKD').replace(omitted, ''))
    .replace(/[đðøłıħßæœ]/g, (letter) => latin[letter] ?? letter)
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .trim()
}

/** The folded words of a query. Empty for a blank query. */
export function queryWords(query: string): readonly string[] {
  return foldText(query)
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** Whether a folded text contains all the words, also inside other words. */
export function containsWords(folded: string, words: readonly string[]): boolean {
  return words.every((word) => folded.includes(word))
}
