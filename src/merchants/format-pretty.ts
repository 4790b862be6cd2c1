import { styleText } from 'node:util'
import type { Diagnostic } from './diagnostic'

type Paint = (style: 'red' | 'yellow' | 'cyan' | 'dim' | 'bold', text: string) => string

/** The problems as a good compiler shows them, and a line that counts them. Empty when there are none. */
export function formatPretty(diagnostics: readonly Diagnostic[], { isColoured = false } = {}): string {
  if (diagnostics.length === 0) return ''
  const paint: Paint = isColoured ? (style, text) => styleText(style, text) : (_, text) => text
  return [...diagnostics.map((each) => oneProblem(each, paint)), summary(diagnostics)].join('\n\n')
}

function oneProblem(diagnostic: Diagnostic, paint: Paint): string {
  const { severity, code, file, range, pointer, merchant, docs } = diagnostic
  const { line, column } = range.start
  const colour = severity === 'error' ? 'red' : 'yellow'
  const head = `${paint(colour, `${severity}[${code}]`)}  ${paint('bold', `${file}:${line}:${column}`)}  ${pointer}`
  const about = paint('dim', `  merchant ${merchant}, ${docs}`)
  return [head.trimEnd(), ...frame(diagnostic, colour, paint), ...hint(diagnostic, paint), about].join('\n')
}

function frame({ range, sourceLine, message }: Diagnostic, colour: 'red' | 'yellow', paint: Paint): string[] {
  if (sourceLine === '') return [`  ${message}`]
  const { start, end } = range
  const last = end.line === start.line ? end.column : sourceLine.length + 1
  const number = String(start.line).padStart(4)
  // Tabs stay tabs, so that the underline stands where the text does.
  const indent = sourceLine.slice(0, start.column - 1).replace(/[^\t]/g, ' ')
  const underline = '^'.repeat(Math.max(1, last - start.column))
  const bar = paint('dim', '|')
  return [`${number} ${bar} ${sourceLine}`, `     ${bar} ${indent}${paint(colour, underline)} ${message}`]
}

function hint({ suggestions, expected, received }: Diagnostic, paint: Paint): string[] {
  const names = suggestions.map((each) => paint('cyan', `"${each}"`))
  if (names.length > 0 && received !== 'nothing') return [`  did you mean ${names.join(' or ')}?`]
  return [`  expected ${expected}`]
}

function summary(diagnostics: readonly Diagnostic[]): string {
  const merchants = new Set(diagnostics.map(({ merchant }) => merchant)).size
  const count = (all: number, word: string): string => `${all} ${word}${all === 1 ? '' : 's'}`
  return `${count(diagnostics.length, 'problem')} in ${count(merchants, 'merchant')}`
}
