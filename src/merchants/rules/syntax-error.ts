import { getLocation, parseTree, printParseErrorCode, type ParseError } from 'jsonc-parser'
import type { Fault, Rule } from './rule'

export const syntaxError: Rule = {
  code: 'syntax-error',
  severity: 'error',
  docs: {
    what: 'The file is not JSON. JSON has no comments and no comma after the last entry.',
    why: 'Nothing of a file that cannot be read is used.',
    bad: { 'site.json': '{\n  "code": "acme",\n  "extends": "base",\n  "hosts": ["acme.test"],\n}\n' },
    good: { 'site.json': '{\n  "code": "acme",\n  "extends": "base",\n  "hosts": ["acme.test"]\n}\n' },
  },
}

/** By the parser's name of the error. */
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

const harmless = new Set(['comment', 'trailing comma'])

/** Syntax errors of a text that JSON.parse refuses. `isReadable`: what is meant is clear all the same. */
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
    // What follows the first real error is mostly its consequence.
    const isHarmless = harmless.has(fault.received)
    if ((!isLost || isHarmless) && !faults.has(fault.offset)) faults.set(fault.offset, fault)
    isLost ||= !isHarmless
  }
  return { faults: [...faults.values()], isReadable: !isLost }
}

function commaFault(text: string, { error, offset }: ParseError): Fault | undefined {
  if (!/^(PropertyName|Value)Expected$/.test(printParseErrorCode(error))) return undefined
  if (text[offset] !== '}' && text[offset] !== ']') return undefined
  const match = /,(?:\s|\/\/[^\n]*\n|\/\*[^]*?\*\/)*$/.exec(text.slice(0, offset))
  if (match === null) return undefined
  return {
    rule: syntaxError,
    offset: match.index,
    length: 1,
    path: getLocation(text, match.index).path,
    message: 'JSON has no comma after the last entry',
    expected: `${text[offset]} without a comma before it`,
    received: 'trailing comma',
    replacement: '',
  }
}

function faultAt(text: string, error: string, offset: number, length: number): Fault {
  const isComment = error === 'InvalidCommentToken'
  const found = text.slice(offset, offset + length)
  const expected = isComment ? 'no comment' : (wanted[error] ?? 'JSON')
  const place = found.trim() === '' ? 'here' : `in place of ${found.slice(0, 20)}`
  return {
    rule: syntaxError,
    offset,
    length: Math.min(length, text.length - offset),
    path: getLocation(text, offset).path,
    message: isComment ? 'JSON has no comments' : `not JSON: expected ${expected} ${place}`,
    expected,
    received: isComment ? 'comment' : offset >= text.length ? 'the end of the file' : found,
    ...(isComment ? { replacement: '' } : {}),
  }
}
