import type { Range } from '@/engine/finding/diagnostic'

/** A text as it comes back from a translator. */
export interface ReadTranslation {
  /** What may be its key, the likeliest first: tools keep it in different places. */
  readonly names: readonly string[]
  /** The English that was translated, where the document has it. */
  readonly source: string | undefined
  /** Undefined where there is no translation yet. */
  readonly target: string | undefined
  /** The first code of the translation of which neither the document nor our English says what it stands for. */
  readonly unknownCode?: string | undefined
  /** Whether the translator says that it is done; undefined where nothing is said. */
  readonly isDone: boolean | undefined
  /** BCP 47 tag of the language that the document says it is in. */
  readonly tag: string | undefined
  /** Where it stands in the document. */
  readonly range: Range
  readonly sourceLine: string
}

/** The English of a key now, to know which code stands behind a mark of a tool. */
export type SourceOf = (key: string) => string | undefined
