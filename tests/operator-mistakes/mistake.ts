import type { FileKey } from '@/engine/schema/config-files'
import type { JsonValue, Path } from '@/contract/json/json-value'

/** Something a tired operator does to one file of a shipped brand. */
export interface Mistake {
  readonly what: string
  readonly brand: string
  readonly file: FileKey
  /** Values that are written, by the path below the file; undefined takes a key out. */
  readonly edits: readonly (readonly [path: string, value: JsonValue | undefined])[]
  /** The code of the one message, and where it stands: `@` before the path means its key. */
  readonly code: string
  readonly at: string
  /** The first thing that is offered instead. */
  readonly meant: string | undefined
  /** What the message says, where that is not plain from its code. */
  readonly words: RegExp | undefined
}

type Edits = Readonly<Record<string, JsonValue | undefined>>

/** Paths are written with slashes: keys of texts hold dots. */
export function mistakesIn(
  brand: string,
  file: FileKey,
  rows: readonly (readonly [
    what: string,
    edits: Edits,
    code: string,
    at: string,
    meant?: string | undefined,
    words?: RegExp,
  ])[],
): Mistake[] {
  return rows.map(([what, edits, code, at, meant, words]) => {
    return { what, brand, file, edits: Object.entries(edits), code, at, meant, words }
  })
}

export function pathOf(written: string): Path {
  return written.split('/').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
}
