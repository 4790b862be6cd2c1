import { createTwoFilesPatch } from 'diff'
import type { FileChange } from './draft-folder'

/** The change of a text as a unified diff (`diff -u`); undefined for binary files. */
export function unifiedDiff({ before, after }: FileChange, name: string): string | undefined {
  if (typeof after !== 'string') return undefined
  const patch = createTwoFilesPatch(name, name, before ?? '', after, undefined, undefined, { context: 2 })
  return patch
    .replace(/^Index:.*\n=+\n/, '')
    .replaceAll('\r', '')
    .trimEnd()
}
