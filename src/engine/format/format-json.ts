import type { Diagnostic } from '@/engine/finding/diagnostic'

/** Version of the output of `--format json`. */
export const formatVersion = 1

type Inner = 'sourceLine' | 'definition'

/**
 * Formats the problems for programs. `valid`: there is no error; warnings alone leave a merchant valid. `ownBlocks`:
 * names of the merchants' own blocks.
 */
export function formatJson(diagnostics: readonly Diagnostic[], ownBlocks: readonly string[]): string {
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
      ownBlocks,
    },
    null,
    2,
  )
}

/** What programs are told of a problem. */
export function publicFields({ sourceLine: _, definition: __, ...fields }: Diagnostic): Omit<Diagnostic, Inner> {
  return fields
}
