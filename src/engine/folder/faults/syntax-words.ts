import { rangeOf } from '@/engine/folder/text-range'
import { closingAt } from './find-open-bracket'
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

const plainNumber = 'a plain number: digits and one dot at most'

/** Syntax of other languages and programs that JSON does not have. */
const foreign: readonly (readonly [form: RegExp, expected: string])[] = [
  [/^['‘’‚“”„«»`]/, 'straight double quotes: "'],
  [/^(<<<<<<<|=======|>>>>>>>)/, 'one of the two versions that a merge left here'],
  [/^true$/i, 'true'],
  [/^false$/i, 'false'],
  [/^(null|none|nil|undefined)$/i, 'null'],
  [/^[+-]?(NaN|Infinity)/, 'a number'],
  [/^(yes|on)$/i, 'true'],
  [/^(no|off)$/i, 'false'],
  [/^[=：]/, 'a colon'],
  [/^[;，、]/, 'a comma'],
  [/^[#<]/, 'no comment: JSON has none'],
  [/^(_\d|\+\d|\.\d|x[0-9a-f]|(px|rem|em|ms|s|%)$)/i, plainNumber],
  [/^(…|\.\.\.)$/, 'what was left out here'],
  [/^[A-Za-z_$][\w$-]*$/, 'double quotes around it'],
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
  const meant = foreign.find(([form]) => form.test(found))?.[1]
  // The parser reads 5,000 and 05 as two numbers.
  const isCut = /^\d/.test(found) && /\d,?$/.test(text.slice(Math.max(0, offset - 2), offset))
  const isQuotation = text[offset - 1] === '"' && /^[\p{L}\p{N}]/u.test(found)
  const sure = isCut ? plainNumber : isQuotation ? quotation : meant
  const expected = sure ?? wanted[error] ?? 'JSON'
  // The token after a missing comma is itself right.
  const isBefore = sure === undefined && expected === 'a comma'
  const place = found.trim() === '' ? 'here' : `${isBefore ? 'before' : 'in place of'} ${found.slice(0, 20)}`
  return { expected, message: `not JSON: expected ${expected} ${place}` }
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
