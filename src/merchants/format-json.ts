import type { Diagnostic } from './diagnostic'

/** Version of what `--format json` prints. */
export const formatVersion = 1

/** The problems for machines. */
export function formatJson(diagnostics: readonly Diagnostic[]): string {
  const count = (severity: Diagnostic['severity']): number =>
    diagnostics.filter((each) => each.severity === severity).length
  const errorCount = count('error')
  return JSON.stringify(
    {
      formatVersion,
      valid: errorCount === 0,
      errorCount,
      warningCount: count('warning'),
      diagnostics: diagnostics.map(publicFields),
    },
    null,
    2,
  )
}

function publicFields({ sourceLine: _, ...fields }: Diagnostic): Omit<Diagnostic, 'sourceLine'> {
  return fields
}
