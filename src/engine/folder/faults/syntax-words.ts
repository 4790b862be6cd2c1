import { rangeOf } from '@/engine/folder/text-range'
import { closingAt, type Closing } from './find-open-bracket'
import { invisibleIn } from './invisible-sign'

/** Keyed by the parser's name of the error. */
const wanted: Readonly<Record<string, string>> = {
  PropertyNameExpected: 'a key in double quotes',
  ValueExpected: 'a value',
  ColonExpected: 'a colon',
  CommaExpected: 'a comma',
  CloseBraceExpected: 'a closing }',
  CloseBracketExpected: 'a closing ]',
  EndOfFileExpected: 'the end of the file',
  UnexpectedEndOfString: 'a closing "',
  InvalidEscapeCharacter: 'one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\u',
  InvalidUnicode: 'four hexadecimal digits after \\u',
  InvalidCharacter: 'no control character within a string',
}

const quotation = String.raw`\" for each quotation mark within a text`

const noQuotes = 'double quotes around it'

const oneVersion = 'one of the two versions that a merge left here'

const leftOut = 'what was left out here'

const noNote = 'no comment: JSON has none'

const plainNumber = 'a plain number: digits and one dot at most'

/** Syntax of other languages and programs that JSON does not have. */
const foreign: readonly (readonly [form: RegExp, expected: string])[] = [
  [/^['‘’‚“”„«»`]/, 'straight double quotes: "'],
  [/^(<<<<<<<|=======|>>>>>>>|\|{7})/, oneVersion],
  [/^true$/i, 'true'],
  [/^false$/i, 'false'],
  [/^(null|none|nil|undefined)$/i, 'null'],
  [/^(NaN|[+-]?Infinity)/, 'a number'],
  [/^(yes|on)$/i, 'true'],
  [/^(no|off)$/i, 'false'],
  [/^[=：]/, 'a colon'],
  [/^[;，、]/, 'a comma'],
  [/^[#<]/, noNote],
  [/^(_\d|\+\d|\.\d|x[0-9a-f]|(px|rem|em|ms|s|%)$)/i, plainNumber],
  [/^(…|\.\.\.)/, leftOut],
  [/^｛/, '{'],
  [/^｝/, '}'],
  [/^［/, '['],
  [/^］/, ']'],
  [/^[A-Za-z_$][\w$-]*$/, noQuotes],
  [/^[\u00a0\u2000-\u200b\u202f\u3000\ufeff]/, 'a plain blank'],
]

interface Words {
  readonly expected: string
  readonly message: string
}

/** What belongs at a place where a text stops being JSON. `error`: the parser's name; `found`: what stands there. */
export function syntaxWords(text: string, error: string, offset: number, found: string): Words {
  const sureWords = unseenWords(error, found) ?? bracketWords(text, offset, found)
  if (sureWords !== undefined) return sureWords
  if (found.startsWith('```')) return codeBlock
  if (text.trim() === '') return empty
  if (found === ':' && error === 'EndOfFileExpected') return unopened
  if (found === ',' && /,\s*$/.test(text.slice(0, offset))) return twoCommas
  const closing = closingAt(text, offset)
  if (closing === undefined && /[}\]]\s*$/.test(text.slice(0, offset))) return behindEnd(found)
  if (found === '' && closing !== undefined) return unclosed(text, closing)
  const meant = foreign.find(([form]) => form.test(found === '-' ? text.slice(offset, offset + 9) : found))?.[1]
  const isCut = isPartOfNumber(text, offset)
  const isQuotation = text[offset - 1] === '"' && /^[\p{L}\p{N}]/u.test(found)
  const sure = isCut ? plainNumber : isQuotation ? quotation : meant
  const expected = sure ?? wanted[error] ?? 'JSON'
  // The token after a missing comma is itself right.
  const isBefore = sure === undefined && expected === 'a comma'
  const told =
    expected === wanted[error] || sure === undefined ? unfinished(error, found) : sentences[expected]?.(found)
  if (told !== undefined) return { expected, message: `not JSON: ${told}` }
  if (expected === 'JSON') return { expected, message: `not JSON: ${shown(found)} means nothing here` }
  const place = found.trim() === '' ? 'here' : `${isBefore ? 'before' : 'in place of'} ${found.slice(0, 20)}`
  return { expected, message: `not JSON: expected ${expected} ${place}` }
}

/** The parser reads 5,000 and 05 and 5 000 as two numbers. */
function isPartOfNumber(text: string, offset: number): boolean {
  const before = text.slice(Math.max(0, offset - 2), offset)
  const after = text.slice(offset, offset + 6)
  if (/\d[ \u00a0\u202f']?$/.test(before) && /^[\u00a0\u202f']?\d{3}(?!\d)/.test(after)) return true
  return /^\d/.test(after) && /\d,?$/.test(before)
}

/** What belongs there, where "expected … in place of …" would not be understood. Keyed by what is expected. */
const sentences: Readonly<Record<string, (found: string) => string>> = {
  [noQuotes]: (found) => `"${shown(found)}" needs double quotes around it`,
  [plainNumber]: () => 'a number is written with its digits alone, and one dot at most, as 5000 and 0.5',
  [oneVersion]: () =>
    'a merge left both versions here, between <<<<<<< and >>>>>>>: keep one of them and take these lines away',
  [leftOut]: (found) => `${shown(found)} copies nothing: write what was left out here`,
  [noNote]: (found) => `${shown(found)} begins a note, and JSON has none`,
  [quotation]: () => 'a quotation mark within a text is written \\"',
}

/** What is not finished, or begins what does not end. Keyed by the parser's name of the error. */
function unfinished(error: string, found: string): string | undefined {
  if (error === 'UnexpectedEndOfString') return `the text ${shown(found)} has no closing " on its line`
  if (error === 'InvalidEscapeCharacter') return `a backslash within a text is written \\\\, as in ${shown(found)}`
  return undefined
}

function shown(found: string): string {
  return found.slice(0, 20)
}

const unopened: Words = {
  expected: 'a { at the beginning',
  message: 'not JSON: the { before the first key is missing, and perhaps the } behind the last one',
}

const twoCommas: Words = { expected: 'one comma', message: 'not JSON: two commas stand here with nothing between them' }

const empty: Words = { expected: 'a value', message: 'not JSON: the file is empty: {} is the least that it holds' }

function unclosed(text: string, { sign, open }: Closing): Words {
  const { line } = rangeOf(text, open, 1).start
  const expected = `a closing ${sign}`
  return { expected, message: `not JSON: expected ${expected} here: the ${text[open]} of line ${line} is still open` }
}

function behindEnd(found: string): Words {
  const what = found.startsWith('{') ? 'a second object stands here' : `${shown(found)} stands behind the end`
  return { expected: 'the end of the file', message: `not JSON: ${what}: a file is one object, from { to }` }
}

/** What chats and documents put around JSON, and people copy with it. */
const codeBlock: Words = {
  expected: 'the JSON alone',
  message: 'not JSON: ``` is a line of a code block, which a file has not: keep what stands between two of them',
}

/** A sign that nobody sees must be named. Within a text only control characters are refused. */
function unseenWords(error: string, found: string): Words | undefined {
  if (found.startsWith('"') && error !== 'InvalidCharacter') return undefined
  if (found.startsWith('"') && found.includes('\t'))
    return { expected: '\\t for a tab within a text', message: 'not JSON: a tab within a text is written \\t' }
  const name = invisibleIn(found)
  if (name === undefined) return undefined
  return {
    expected: `nothing in place of ${name}`,
    message: `not JSON: ${name} stands here, which nobody sees: take it away`,
  }
}

/** A bracket that closes another kind than the one that is open. */
function bracketWords(text: string, offset: number, found: string): Words | undefined {
  if (!/^[\]}]$/.test(found)) return undefined
  const closing = closingAt(text, offset)
  if (closing === undefined)
    return { expected: `no ${found}`, message: `not JSON: nothing is open that this ${found} could close` }
  if (closing.sign === found) return undefined
  const { line } = rangeOf(text, closing.open, 1).start
  const expected = `${closing.sign} in place of ${found}`
  return {
    expected,
    message: `not JSON: expected ${expected}, because the ${text[closing.open]} of line ${line} is still open`,
  }
}
