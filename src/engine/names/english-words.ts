import dictionary from 'dictionary-en'

let words: ReadonlySet<string> | undefined

/** Read when the first repair is judged: most runs of `check` judge none. */
function englishWords(): ReadonlySet<string> {
  return (words ??= new Set(
    Buffer.from(dictionary.dic)
      .toString('utf8')
      .split('\n')
      .map((line) => line.replace(/[/\t ].*$/, ''))
      // Names and abbreviations have capitals.
      .filter((word) => /^[a-z]+$/.test(word)),
  ))
}

const endings = /(?:'s|s|es|d|ed|r|er|ing|ly)$/

/** Whether a word in lower case is an English one, its usual endings included. */
export function isEnglishWord(word: string): boolean {
  const all = englishWords()
  if (all.has(word)) return true
  const stem = word.replace(endings, '')
  return stem !== word && stem.length > 2 && (all.has(stem) || all.has(`${stem}e`))
}

/** A word as it is spelled in America, because the names of JSON and CSS are: `colour` as `color`. */
export function americanSpelling(word: string): string {
  return word
    .replace(/our(?=s?$|ed$|ite|ful)/, 'or')
    .replace(/([bt])re(?=s?$)/, '$1er')
    .replace(/is(?=e[ds]?$|ing$|ation)/, 'iz')
    .replace(/^grey/, 'gray')
    .replace(/logue(?=s?$)/, 'log')
}
