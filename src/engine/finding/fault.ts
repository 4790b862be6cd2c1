import type { Path } from '@/contract/json/json-value'

/** Codes of the checks whose problems are found while a folder is read; they are documented with the other checks. */
export type FaultCode =
  | 'byte-order-mark'
  | 'duplicate-key'
  | 'file-too-large'
  | 'file-unreadable'
  | 'syntax-error'
  | 'too-deep'
  | 'unsafe-key'
  | 'wrong-encoding'
  | 'wrong-entry'
  | 'wrong-type'
  | 'link-outside'
  | 'block-not-built'
  | 'asset-unused'
  | 'template-unknown'
  | 'circular-extends'

/** A problem in the text of one file, found before its content is interpreted. */
export interface Fault {
  readonly code: FaultCode
  readonly offset: number
  readonly length: number
  readonly path: Path
  readonly message: string
  readonly expected: string
  readonly received: string
  /** A safe replacement. */
  readonly repair?: Repair
}

export interface Repair {
  readonly offset: number
  readonly length: number
  readonly text: string
}
