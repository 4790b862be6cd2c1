import type { Path } from '@/contract/json/json-value'

/** Checks of what reading a folder finds, by their codes: their pages stand with the other checks, above. */
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

/** A problem in the text of one file, before it means anything. */
export interface Fault {
  readonly code: FaultCode
  readonly offset: number
  readonly length: number
  readonly path: Path
  readonly message: string
  readonly expected: string
  readonly received: string
  /** Replacement that is safe to make. */
  readonly repair?: Repair
}

export interface Repair {
  readonly offset: number
  readonly length: number
  readonly text: string
}
