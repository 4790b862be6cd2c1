import type { Diagnostic } from '@/engine/finding/diagnostic'
import { advice } from './format-pretty'

const commands = { error: 'error', warning: 'warning', note: 'notice' } as const

/**
 * Formats the problems as workflow commands, which GitHub Actions shows at the lines of a pull request
 * (https://docs.github.com/actions/reference/workflow-commands-for-github-actions).
 */
export function formatGithub(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map(oneCommand).join('\n')
}

function oneCommand(diagnostic: Diagnostic): string {
  const { severity, code, message, merchant } = diagnostic
  const place = Object.entries(placeOf(diagnostic)).map(([name, value]) => `${name}=${property(String(value))}`)
  const about = [advice(diagnostic), `merchant ${merchant}`].filter((words) => words !== '')
  const text = `${message} (${about.join('; ')})`
  return `::${commands[severity]} ${[...place, `title=${property(code)}`].join(',')}::${data(text)}`
}

/** GitHub accepts columns only for a range within one line. */
function placeOf({ file, range: { start, end } }: Diagnostic): Record<string, string | number> {
  const lines = { file, line: start.line, endLine: end.line }
  return start.line === end.line ? { ...lines, col: start.column, endColumn: end.column } : lines
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
