import { PatternProblem } from './cursor'

/**
 * Classes of characters that POSIX calls `[:alpha:]` and Java `\p{Alpha}`. Where languages differ on letters beyond
 * ASCII, more is taken: what the form takes wrongly the server still refuses, but nobody gets past a form.
 */
const classes: Readonly<Record<string, string>> = {
  alpha: '\\p{L}\\p{M}',
  letter: '\\p{L}',
  alnum: '\\p{L}\\p{M}\\p{Nd}',
  letterordigit: '\\p{L}\\p{Nd}',
  digit: '0-9',
  xdigit: '0-9A-Fa-f',
  lower: '\\p{Ll}',
  lowercase: '\\p{Ll}',
  upper: '\\p{Lu}',
  uppercase: '\\p{Lu}',
  punct: '\\p{P}$+<=>\\^`\\|~',
  space: '\\s',
  whitespace: '\\s',
  blank: ' \\t',
  cntrl: '\\p{Cc}',
  graph: '\\x21-\\x7e\\p{L}\\p{M}\\p{N}\\p{P}\\p{S}',
  print: '\\x20-\\x7e\\p{L}\\p{M}\\p{N}\\p{P}\\p{S}',
  word: '\\p{L}\\p{M}\\p{N}_',
  ascii: '\\0-\\x7f',
  basiclatin: '\\0-\\x7f',
  'latin-1supplement': '\\x80-\\xff',
  latin1supplement: '\\x80-\\xff',
  cjkunifiedideographs: '\\u4e00-\\u9fff',
  hangulsyllables: '\\uac00-\\ud7a3',
  'l&': '\\p{L}',
}

/** The characters of a POSIX class, in a class of JavaScript. */
export function posixSource(name: string): string {
  const source = classes[name.toLowerCase()]
  if (source === undefined) throw new PatternProblem(`has the class [:${name}:], which nobody knows`)
  return source
}

/** The characters of a property by any of the names that Java, .NET, PCRE, Ruby and Go have for it. */
export function propertySource(name: string): string {
  const short = name.replaceAll(/^(?:is|in|java|script=|sc=|blk=|block=|general_category=|gc=)|[\s_]/gi, '')
  const known = classes[short.toLowerCase()]
  if (known !== undefined) return known
  const capital = `${short.slice(0, 1).toUpperCase()}${short.slice(1).toLowerCase()}`
  const names = [name, short, capital, `Script=${name}`, `Script=${short}`, `Script=${capital}`]
  const found = names.map((each) => `\\p{${each}}`).find(isKnown)
  if (found === undefined) throw new PatternProblem(`has \\p{${name}}, which JavaScript lacks`)
  return found
}

function isKnown(source: string): boolean {
  try {
    return new RegExp(source, 'u').source !== ''
  } catch {
    return false
  }
}
