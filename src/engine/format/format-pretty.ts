import { styleText } from 'node:util'
import type { Diagnostic } from '@/engine/finding/diagnostic'

type Colour = 'red' | 'yellow' | 'blue'
type Paint = (style: Colour | 'cyan' | 'green' | 'dim' | 'bold', text: string) => string

const colours: Readonly<Record<Diagnostic['severity'], Colour>> = { error: 'red', warning: 'yellow', note: 'blue' }
/** The most characters of a source line that are shown: a file may have all its text on one line. */
const longestLine = 160

interface PrettyOptions {
  readonly isColoured?: boolean
  /** How many warnings are suppressed. */
  readonly suppressedCount?: number
  /** Names of the merchants' own blocks. */
  readonly ownBlocks?: readonly string[]
}

/**
 * Formats the problems with source excerpts, as a good compiler does, followed by a line with the counts. Empty when
 * there are none.
 */
export function formatPretty(diagnostics: readonly Diagnostic[], options: PrettyOptions = {}): string {
  if (diagnostics.length === 0) return ''
  const paint: Paint = options.isColoured === true ? (style, text) => styleText(style, text) : (_, text) => text
  const problems = diagnostics.map((each) => oneProblem(each, paint))
  const { suppressedCount = 0, ownBlocks = [] } = options
  return [...problems, summary(diagnostics) + suppressedInWords(suppressedCount) + inOwnBlocks(ownBlocks)].join('\n\n')
}

/** One problem alone, without the counts. */
export function formatProblem(diagnostic: Diagnostic): string {
  return oneProblem(diagnostic, (_, text) => text)
}

/** Keeps suppressed warnings visible: ` (1 warning lowered in site.json)`, or nothing. */
export function suppressedInWords(count: number): string {
  return count === 0 ? '' : ` (${counted(count, 'warning')} lowered in site.json)`
}

/** Keeps visible what is no longer JSON: `; 1 block of its own (derby/slogan-tape)`, or nothing. */
export function inOwnBlocks(names: readonly string[]): string {
  if (names.length === 0) return ''
  return `; ${counted(names.length, 'block')} of ${names.length === 1 ? 'its' : 'their'} own (${names.join(', ')})`
}

/** Short advice on how to correct a problem; empty when its message already says it. */
export function advice({ message, suggestions, expected, received }: Diagnostic): string {
  const names = suggestions.map((each) => asWritten(each, { expected, received }))
  if (names.length > 0 && received !== 'nothing') return `did you mean ${names.join(' or ')}?`
  return message.startsWith(`must be ${expected}`) ? '' : `expected ${expected}`
}

/** A number or a boolean is shown without quotes, especially when the quotes were the mistake. */
function asWritten(suggestion: string, { expected, received }: Pick<Diagnostic, 'expected' | 'received'>): string {
  const quoted = `"${suggestion}"`
  const isAsked = expected.includes('without quotes') || received === quoted || !received.startsWith('"')
  return isAsked && /^(-?\d+(\.\d+)?|true|false)$/.test(suggestion) ? suggestion : quoted
}

function oneProblem(diagnostic: Diagnostic, paint: Paint): string {
  const { severity, code, file, range, pointer, merchant, docs } = diagnostic
  const { line, column } = range.start
  const colour = colours[severity]
  const head = `${paint(colour, `${severity}[${code}]`)}  ${paint('bold', `${file}:${line}:${column}`)}  ${pointer}`
  const about = paint('dim', `  merchant ${merchant}, ${docs}`)
  const lines = [head.trimEnd(), ...frame(diagnostic, colour, paint), hint(diagnostic, paint), about]
  return lines.filter((line) => line !== '').join('\n')
}

function frame({ range: { start, end }, sourceLine, message }: Diagnostic, colour: Colour, paint: Paint): string[] {
  if (sourceLine === '') return [`  ${message}`]
  const cut = Math.max(0, Math.min(start.column - longestLine / 2, sourceLine.length - longestLine))
  const shown = sourceLine.slice(cut, cut + longestLine)
  const last = Math.min(end.line === start.line ? end.column - 1 : sourceLine.length, cut + longestLine)
  const number = String(start.line).padStart(4)
  // Keep tabs, so that the underline aligns with the text.
  const indent = sourceLine.slice(cut, start.column - 1).replace(/[^\t]/g, ' ')
  const underline = '^'.repeat(Math.max(1, last - start.column + 1))
  const bar = paint('dim', '|')
  return [`${number} ${bar} ${shown}`, `     ${bar} ${indent}${paint(colour, underline)} ${message}`]
}

function hint(diagnostic: Diagnostic, paint: Paint): string {
  const { suggestions, definition, fixes } = diagnostic
  const words = suggestions.reduce(
    (text, each) => text.replace(`"${each}"`, () => paint('cyan', `"${each}"`)),
    advice(diagnostic),
  )
  const seen = definition === undefined ? [] : [`(${definition.file}:${definition.line}:${definition.column})`]
  return [words === '' ? '' : `  ${words}`, ...seen, ...(fixes.length > 0 ? [paint('green', 'fix: --fix')] : [])].join(
    '   ',
  )
}

function summary(diagnostics: readonly Diagnostic[]): string {
  const merchants = new Set(diagnostics.map(({ merchant }) => merchant)).size
  const kinds = (['error', 'warning', 'note'] as const).flatMap((severity) => {
    const count = diagnostics.filter((each) => each.severity === severity).length
    return count === 0 ? [] : [counted(count, severity === 'error' ? 'problem' : severity)]
  })
  return `${kinds.join(', ')} in ${counted(merchants, 'merchant')}`
}

function counted(all: number, word: string): string {
  return `${all} ${word}${all === 1 ? '' : 's'}`
}
