/** What is no word: braces of placeholders and of ICU messages, tags, entities, addresses, and what i18next nests. */
const kept =
  /(\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|<\/?[a-z][^<>]*>|&#?\w+;|\]\([^()\s]+\)|https?:\/\/\S+|\$t\([^()]*\))/i

/** The start of a line of a list (see rich-text.ts), which has to stay the start of its line. */
const listMark = /^\s*(?:[-*]|\d+[.)])\s+/

const rightToLeftMark = '\u200f'

/** Android's letters, where it has one for both cases and fonts have them. */
const accents: Readonly<Record<string, string>> = {
  ...{ a: 'å', b: 'ƀ', c: 'ç', d: 'ð', e: 'é', f: 'ƒ', g: 'ĝ', h: 'ĥ', i: 'î', j: 'ĵ', k: 'ķ', l: 'ļ', m: 'ḿ' },
  ...{ n: 'ñ', o: 'ö', p: 'þ', q: 'ǫ', r: 'ŕ', s: 'š', t: 'ţ', u: 'û', v: 'ṽ', w: 'ŵ', x: 'ẋ', y: 'ý', z: 'ž' },
  ...{ A: 'Å', B: 'Ɓ', C: 'Ç', D: 'Ð', E: 'É', F: 'Ƒ', G: 'Ĝ', H: 'Ĥ', I: 'Î', J: 'Ĵ', K: 'Ķ', L: 'Ļ', M: 'Ḿ' },
  ...{ N: 'Ñ', O: 'Ö', P: 'Þ', Q: 'Ǫ', R: 'Ŕ', S: 'Š', T: 'Ţ', U: 'Û', V: 'Ṽ', W: 'Ŵ', X: 'Ẋ', Y: 'Ý', Z: 'Ž' },
}

/**
 * English as en-XA has it: `Read me` is `[Ŕééåååð ḿéé]`. Accents show what is no text of ours, brackets where one begins
 * and ends or is cut off, and vowels that stand twice make it about 40 % longer, word by word, as German is.
 */
export function accentedText(text: string): string {
  return eachLine(text, (line) => `[${eachWord(line, lengthenedWord)}]`)
}

/**
 * English as ar-XB has it: words in the order of Arabic, from the right. Android and ICU also turn the letters of each
 * word around, which nobody can read; a mark on either side of it does as much to a page.
 */
export function mirroredText(text: string): string {
  return eachLine(text, (line) => eachWord(line, (word) => `${rightToLeftMark}${word}${rightToLeftMark}`))
}

function lengthenedWord(word: string): string {
  return word.replace(/[aeiouy]/g, '$&$&').replace(/[a-z]/gi, (letter) => accents[letter] ?? letter)
}

function eachLine(text: string, write: (line: string) => string): string {
  return text
    .split('\n')
    .map((line) => {
      const mark = listMark.exec(line)?.[0] ?? ''
      const words = line.slice(mark.length)
      return words.trim() === '' ? line : mark + write(words)
    })
    .join('\n')
}

function eachWord(line: string, write: (word: string) => string): string {
  return line
    .split(kept)
    .map((piece, at) => (at % 2 === 1 ? piece : piece.replace(/\S+/g, write)))
    .join('')
}
