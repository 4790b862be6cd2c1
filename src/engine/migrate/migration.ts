import type { DraftFolder, MigrationRefusal } from './draft-folder'

/** A migration of the format from the previous version to this one. */
export interface Migration {
  readonly to: number
  /** The change in one sentence for operators. */
  readonly what: string
  /**
   * Rewrites the folders in the previous version, templates and brands together; `all` also contains the others.
   * Returns what cannot be rewritten: then nothing at all is written.
   */
  readonly migrate: (
    folders: readonly DraftFolder[],
    all: ReadonlyMap<string, DraftFolder>,
  ) => readonly MigrationRefusal[]
}
