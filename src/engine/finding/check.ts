import type { FileKey } from '@/engine/schema/config-files'
import type { Severity } from './diagnostic'
import type { Path } from '@/contract/json/json-value'
import type { LinkTo } from './link-to'

/** Files by their path in the merchant's folder. In an example they are merged over a valid brand. */
export type ExampleFiles = Readonly<Record<string, string | Uint8Array | LinkTo>>

/** The documentation of a check in src/engine/checks/checks.md. Tests run the examples. */
export interface CheckDocs {
  readonly what: string
  readonly why: string
  /** What the autofix (`--fix`) does, and when. Left out when there is no safe one. */
  readonly fix?: string
  readonly bad: ExampleFiles
  readonly good: ExampleFiles
}

export interface Check {
  readonly code: string
  readonly severity: Severity
  readonly docs: CheckDocs
}

/** Which part of the named place the finding is about. */
export type FindingTarget = 'key' | 'value' | 'object'

/** A problem in the merged files. Its location is looked up only once it is certain to be shown. */
export interface Finding {
  readonly path: Path
  readonly spot: FindingTarget
  readonly message: string
  readonly expected: string
  readonly received: string
  readonly suggestions?: readonly string[]
  /** JSON text for the autofix, when the check is more certain than its suggestions alone would be. */
  readonly repair?: string
  /** What a wrong value should name, as in `x-ref` of its schema. */
  readonly names?: string
  /** Where the first suggestion is defined. */
  readonly definition?: { readonly file: FileKey; readonly path: Path }
  /** Name of the file in `assets/` that the finding is about. */
  readonly asset?: string
  /** Distinguishes findings of one check at one place: a key, a language. */
  readonly about?: string
}

export interface FileFinding extends Finding {
  readonly file: FileKey
}

/** A finding with the check that produced it. */
export interface CheckFinding extends FileFinding {
  readonly check: Check
}
