/** What the studio's two sides say to each other. Its Node side is src/tools/studio/server. */
import type { Choice, FieldProblem, Json, Layer } from '@/tools/studio/form-model'

/** Names a file of a merchant: the folder's code and the file without its ending, as `menus` or `locales/EN`. */
export interface FileName {
  readonly code: string
  readonly key: string
}

/** A place in a file, to be shown and to be opened in an editor. */
export interface Place {
  readonly file: string
  readonly line: number
  readonly column: number
  /** The same as an editor is told: absolute path, line and column. */
  readonly open: string
}

/** What `check` says, of a place in a resolved file. */
export interface Problem extends Place, FieldProblem {
  readonly key: string
}

export interface DifferenceLine {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

export interface FileState extends FileName {
  readonly file: string
  /** For an editor: absolute. */
  readonly path: string
  readonly exists: boolean
  /** Hash of what was on disk when the edits began. */
  readonly version: string
  /** The resolved file with its defaults; undefined when nobody can read the text. */
  readonly value?: Json
  readonly layers: readonly Layer[]
  /** Edits that are not saved. */
  readonly edits: number
  /** What saving would change, line by line; empty without edits. */
  readonly difference: readonly DifferenceLine[]
  /** What somebody else changed on disk since the edits began. */
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
  /** The merchant and the templates that it extends: whose files may be edited here. */
  readonly folders: readonly {
    readonly code: string
    readonly isTemplate: boolean
    readonly files: readonly FileEntry[]
  }[]
  readonly brands: readonly { readonly code: string; readonly name: string; readonly host: string }[]
  readonly problems: readonly Problem[]
  readonly choices: Readonly<Record<string, readonly Choice[]>>
  /** Language of the texts that choices are shown with. */
  readonly textLanguage: string
}

/** Where the value at a pointer of the resolved merchant (`/menus/side/order`) was written. */
export interface Origin {
  readonly pointer: string
  /** Undefined for a default of the schema. */
  readonly place?: Place & FileName
  readonly overridden: readonly Place[]
}

/** Asks for a file to be written if it still is what it was. */
export interface SaveRequest extends FileName {
  readonly version: string
}

/** In every file of the studio that a browser loads, so that a build can be searched for it. */
export const studioMarker = 'livery-studio'
