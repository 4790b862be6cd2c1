const alone: Readonly<Record<string, string>> = { đ: 'd', ð: 'd', ø: 'o', ł: 'l', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' }

/** A text as search compares it: small letters without marks. What is typed without them finds what has them. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đðøłıßæœ]/g, (letter) => alone[letter] ?? letter)
    .trim()
}

/** The words of a query, folded. None where nothing but blanks was typed. */
export function queryWords(query: string): readonly string[] {
  return foldText(query)
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** Whether a folded text has all the words, wherever they stand in it: also inside of others. */
export function hasWords(folded: string, words: readonly string[]): boolean {
  return words.every((word) => folded.includes(word))
}
