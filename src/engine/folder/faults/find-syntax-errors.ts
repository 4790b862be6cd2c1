import { getLocation, parseTree, printParseErrorCode, type ParseError } from 'jsonc-parser'
import type { Fault, Repair } from '@/engine/finding/fault'

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

/** The largest number of characters, comments included, searched between a trailing comma and the bracket after it. */
const farthestComma = 5000

/** The `received` value of a fault that is a comment. */
export const comment = 'comment'

const harmless = new Set([comment, 'trailing comma'])

/** Syntax errors of a text that JSON.parse refuses. `isReadable`: the meaning is nevertheless clear. */
export function findSyntaxErrors(text: string, refusal: string): { faults: Fault[]; isReadable: boolean } {
  const errors: ParseError[] = []
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false })
  const faults = new Map<number, Fault>()
  let isLost = errors.length === 0
  if (isLost) {
    const offset = Number(/position (\d+)/.exec(refusal)?.[1] ?? text.length)
    faults.set(offset, faultAt(text, 'InvalidSymbol', offset, 1))
  }
  for (const error of errors) {
    const fault = commaFault(text, error) ?? faultAt(text, printParseErrorCode(error.error), error.offset, error.length)
    // Errors after the first real one are mostly its consequences.
    const isHarmless = harmless.has(fault.received)
    if ((!isLost || isHarmless) && !faults.has(fault.offset)) faults.set(fault.offset, fault)
    isLost ||= !isHarmless
  }
  return { faults: [...faults.values()], isReadable: !isLost }
}

function commaFault(text: string, { error, offset }: ParseError): Fault | undefined {
  if (!/^(PropertyName|Value)Expected$/.test(printParseErrorCode(error))) return undefined
  if (text[offset] !== '}' && text[offset] !== ']') return undefined
  const start = Math.max(0, offset - farthestComma)
  const match = /,(?:\s|\/\/[^\n]*\n|\/\*[^]*?\*\/)*$/.exec(text.slice(start, offset))
  if (match === null) return undefined
  return {
    code: 'syntax-error',
    offset: start + match.index,
    length: 1,
    path: getLocation(text, start + match.index).path,
    message: 'JSON has no comma after the last entry',
    expected: `${text[offset]} without a comma before it`,
    received: 'trailing comma',
    repair: { offset: start + match.index, length: 1, text: '' },
  }
}

function faultAt(text: string, error: string, offset: number, length: number): Fault {
  const isComment = error === 'InvalidCommentToken'
  const found = text.slice(offset, offset + length)
  const meant = foreign.find(([form]) => form.test(found))?.[1]
  // The parser reads 5,000 and 05 as two numbers.
  const isCut = /^\d/.test(found) && /\d,?$/.test(text.slice(Math.max(0, offset - 2), offset))
  const isQuotation = text[offset - 1] === '"' && /^[\p{L}\p{N}]/u.test(found)
  const sure = isComment ? 'no comment' : isCut ? plainNumber : isQuotation ? quotation : meant
  const expected = sure ?? wanted[error] ?? 'JSON'
  // The token after a missing comma is itself right.
  const isBefore = sure === undefined && expected === 'a comma'
  const place = found.trim() === '' ? 'here' : `${isBefore ? 'before' : 'in place of'} ${found.slice(0, 20)}`
  return {
    code: 'syntax-error',
    offset,
    length: Math.min(length, text.length - offset),
    path: getLocation(text, offset).path,
    message: isComment ? 'JSON has no comments' : `not JSON: expected ${expected} ${place}`,
    expected,
    received: isComment ? comment : offset >= text.length ? 'the end of the file' : found,
    ...(isComment ? { repair: withoutComment(text, offset, length) } : {}),
  }
}

/** Removes a comment with its line if it is alone there, and otherwise with the blanks before it. */
function withoutComment(text: string, offset: number, length: number): Repair {
  let start = offset
  while (text[start - 1] === ' ' || text[start - 1] === '\t') start--
  let end = offset + length
  while (text[end] === ' ' || text[end] === '\t') end++
  const isAlone = start === 0 || text[start - 1] === '\n' || text[start - 1] === '\r'
  const lineEnd = /^(\r\n|\n|\r)/.exec(text.slice(end, end + 2))
  if (!isAlone || lineEnd === null) end = offset + length
  else end += lineEnd[0].length
  // Keep the space between the texts before and after the comment.
  if (!isAlone && lineEnd === null) start = offset
  return { offset: start, length: end - start, text: '' }
}
