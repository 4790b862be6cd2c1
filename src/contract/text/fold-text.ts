const alone: Readonly<Record<string, string>> = { đ: 'd', ð: 'd', ø: 'o', ł: 'l', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' }

/** Folds a text for search: lower case without diacritics, so that typing without marks finds words with them. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đðøłıßæœ]/g, (letter) => alone[letter] ?? letter)
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
