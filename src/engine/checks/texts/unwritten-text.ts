/** Whole texts, and parts of them, that a spreadsheet, a program or a lost encoding left in place of words. */
const forms: readonly (readonly [form: RegExp, words: (found: string) => string])[] = [
  [
    /^#(REF!|NAME\?|VALUE!|N\/A|DIV\/0!|NULL!|NUM!|ERROR!)$/,
    (found) => `${found} is what a spreadsheet shows where it has no value`,
  ],
  [/^=[A-Z]+\(.*\)$/, () => 'a formula of a spreadsheet stands in place of what it gives'],
  [/^(undefined|null|NaN|\[object Object\])$/, (found) => `"${found}" is what a program says where it has no text`],
  [/^(\.{3}|…)$/, (found) => `${found} stands in for words that were left out`],
  [/^\[[A-Z]{2,5}(-[A-Z]{2})?\](?= \S)/, (found) => `${found} is the mark of a text that is still to be translated`],
  [/(?<!\{)\{\d+\}(?!\})/, (found) => `nothing takes the place of ${found}: what is filled in stands in two braces`],
]

/** Not in an address. To look for it takes as long as all the rest, so only texts with a question mark are asked. */
const lostLetters = /^(?!.*:\/\/).*?(\p{L}\?\p{L})/u

/** What is wrong with a text that nobody wrote; undefined for words. */
export function unwritten(key: string, text: string): string | undefined {
  if (text.trim() === key && key.includes('.')) return 'the key itself stands in place of its words'
  for (const [form, words] of forms) {
    const found = form.exec(text)?.[0]
    if (found !== undefined) return words(found)
  }
  if (text.includes('?') && lostLetters.test(text)) return 'a ? stands where letters were lost in another encoding'
  return undefined
}
