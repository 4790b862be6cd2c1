/** The API between the studio's two sides. Its Node side is src/tools/studio/server. */
import type { Choice, FieldProblem, Json, Layer } from '@/tools/studio/form-model'

/**
 * Names a file of a merchant: the folder's code, and the file without its extension, such as `menus` or `locales/EN`.
 */
export interface FileName {
  readonly code: string
  readonly key: string
}

/** A place in a file, to show and to open in an editor. */
export interface Place {
  readonly file: string
  readonly line: number
  readonly column: number
  /** The same in the form that an editor takes: absolute path, line and column. */
  readonly open: string
}

/** A problem that `check` reports at a place in a resolved file. */
export interface Problem extends Place, FieldProblem {
  readonly key: string
}

export interface DifferenceLine {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

export interface FileState extends FileName {
  readonly file: string
  /** Absolute path for an editor. */
  readonly path: string
  readonly exists: boolean
  /** Hash of the content on disk when the edits began. */
  readonly version: string
  /** The resolved file with its defaults; undefined when the text is unreadable. */
  readonly value?: Json
  readonly layers: readonly Layer[]
  /** Of texts: what translators are told of them, by key. */
  readonly notes: Readonly<Record<string, string>>
  /** Number of unsaved edits. */
  readonly edits: number
  /** A line diff of what saving would change; empty without edits. */
  readonly difference: readonly DifferenceLine[]
  /** A line diff of what changed on disk since the edits began. */
  readonly conflict?: readonly DifferenceLine[]
}

export interface FileEntry {
  readonly key: string
  readonly exists: boolean
  readonly isEdited: boolean
  readonly problems: number
}

export interface Overview {
  /** The merchant of this host. */
  readonly code: string
  readonly name: string
  /** The merchant and the templates that it extends, whose files may be edited here. */
  readonly folders: readonly {
    readonly code: string
    readonly isTemplate: boolean
    readonly files: readonly FileEntry[]
  }[]
  readonly brands: readonly { readonly code: string; readonly name: string; readonly host: string }[]
  readonly problems: readonly Problem[]
  readonly choices: Readonly<Record<string, readonly Choice[]>>
  /** Language of the texts shown with choices. */
  readonly textLanguage: string
}

/** The provenance of the value at a pointer of the resolved merchant (`/menus/side/order`). */
export interface Origin {
  readonly pointer: string
  /** Undefined for a schema default. */
  readonly place?: Place & FileName
  readonly overridden: readonly Place[]
}

/** Asks for a file to be saved if it has not changed on disk. */
export interface SaveRequest extends FileName {
  readonly version: string
}

/** Contained in every file of the studio that a browser loads, so that a build can be searched for it. */
export const studioMarker = 'livery-studio'
