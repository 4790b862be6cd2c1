import type { DraftFolder, MigrationRefusal } from './draft-folder'

/** One change of the format, from the version before to this one. */
export interface Migration {
  readonly to: number
  /** What changes, in one sentence for operators. */
  readonly what: string
  /**
   * Rewrites the folders that are in the version before, templates and brands together; `all` holds
   * the others too. What cannot be rewritten is returned: then nothing is written at all.
   */
  readonly migrate: (
    folders: readonly DraftFolder[],
    all: ReadonlyMap<string, DraftFolder>,
  ) => readonly MigrationRefusal[]
}
