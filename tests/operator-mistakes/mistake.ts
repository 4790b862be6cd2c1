import type { FileKey } from '@/engine/schema/config-files'
import type { JsonValue, Path } from '@/contract/json/json-value'

/** Something a tired operator does to one file of a shipped brand. */
export interface Mistake {
  readonly what: string
  readonly brand: string
  readonly file: FileKey
  /** Values to write, by path below the file; undefined removes a key. */
  readonly edits: readonly (readonly [path: string, value: JsonValue | undefined])[]
  /** The code and the place of the only message: `@` before the path means its key. */
  readonly code: string
  readonly at: string
  /** The first suggestion; null where there must be none. */
  readonly meant: string | null | undefined
  /** A pattern for the message, if the code alone is not specific enough. */
  readonly words: RegExp | undefined
}

type Edits = Readonly<Record<string, JsonValue | undefined>>

export type MistakeRow = readonly [
  what: string,
  edits: Edits,
  code: string,
  at: string,
  meant?: string | null | undefined,
  words?: RegExp,
]

/** Paths are written with slashes, because text keys contain dots. */
export function mistakesIn(brand: string, file: FileKey, rows: readonly MistakeRow[]): Mistake[] {
  return rows.map(([what, edits, code, at, meant, words]) => {
    return { what, brand, file, edits: Object.entries(edits), code, at, meant, words }
  })
}

export function pathOf(written: string): Path {
  return written.split('/').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
}
