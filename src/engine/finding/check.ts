import type { FileKey } from '@/engine/schema/config-files'
import type { Severity } from './diagnostic'
import type { Path } from '@/contract/json/json-value'
import type { LinkTo } from './link-to'

/** Files of a folder by their path in it. In an example they are laid over a brand that is in order. */
export type ExampleFiles = Readonly<Record<string, string | Uint8Array | LinkTo>>

/** What src/engine/checks/checks.md says about a check. The examples are run by the tests. */
export interface CheckDocs {
  readonly what: string
  readonly why: string
  /** What `--fix` does about it, and when. Left out where nothing can be done without asking. */
  readonly fix?: string
  readonly bad: ExampleFiles
  readonly good: ExampleFiles
}

export interface Check {
  readonly code: string
  readonly severity: Severity
  readonly docs: CheckDocs
}

/** What of the named place is meant. */
export type Spot = 'key' | 'value' | 'object'

/** A problem in the merged files. Its place is looked up when it is known that it will be shown. */
export interface Finding {
  readonly path: Path
  readonly spot: Spot
  readonly message: string
  readonly expected: string
  readonly received: string
  readonly suggestions?: readonly string[]
  /** JSON text to write at the spot where the check is surer than the suggestions alone show. */
  readonly repair?: string
  /** Where the first suggestion is written. */
  readonly definition?: { readonly file: FileKey; readonly path: Path }
  /** Tells findings of one check at one place apart: a key, a language. */
  readonly about?: string
}

export interface FileFinding extends Finding {
  readonly file: FileKey
}

/** What a check found, and which. */
export interface CheckFinding extends FileFinding {
  readonly check: Check
}
