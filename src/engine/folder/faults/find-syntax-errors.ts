import { getLocation, parseTree, printParseErrorCode, type ParseError } from 'jsonc-parser'
import { syntaxWords } from './syntax-words'
import type { Fault, Repair } from '@/engine/finding/fault'

/** The largest number of characters, comments included, searched between a trailing comma and the bracket after it. */
const farthestComma = 5000

/** The `received` value of a fault that is a comment. */
export const comment = 'comment'

const noComment = {
  expected: 'no comment',
  message: 'JSON has no comments: --fix takes it away, and prints what it said',
}

/** Of a comment that stands for something which was left out, as chats and examples have it. */
const leftOut = {
  expected: 'what was left out here',
  message:
    'JSON has no comments, and this one stands for something that was left out: write it, or take the comment away',
}
const standsForMore =
  /\.\.\.|…|\b(rest of|remaining|unchanged|omitted|existing|same as (before|above)|as before|other (\w+ )?here|etc)\b|giữ nguyên|phần còn lại|như cũ|pareho/i

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
  const all = [...faults.values()]
  // In a file that is no JSON nothing else counts until that is mended.
  return { faults: isLost ? all.filter(({ received }) => !harmless.has(received)) : all, isReadable: !isLost }
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
  const found = text.slice(offset, offset + length)
  const isMore = error === 'InvalidCommentToken' && standsForMore.test(found)
  const isComment = error === 'InvalidCommentToken' && !isMore
  const { expected, message } = isMore ? leftOut : isComment ? noComment : syntaxWords(text, error, offset, found)
  return {
    code: 'syntax-error',
    offset,
    length: Math.min(length, text.length - offset),
    path: getLocation(text, offset).path,
    message,
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
