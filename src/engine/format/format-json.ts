import type { Diagnostic } from '@/engine/finding/diagnostic'

/** Version of what `--format json` prints. */
export const formatVersion = 1

type Inner = 'sourceLine' | 'definition'

/**
 * The problems for machines. `valid`: there is no error; warnings alone leave a merchant valid. `ownBlocks`: names of
 * the blocks that merchants have for themselves.
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

function publicFields({ sourceLine: _, definition: __, ...fields }: Diagnostic): Omit<Diagnostic, Inner> {
  return fields
}
