import type { ShippedFile } from './shipped-files'

/** One mistake in one file. */
export interface Mutant {
  readonly kind: string
  readonly file: ShippedFile
  /** The mistake: this much of the text is replaced. */
  readonly edit: Edit
  /** Where it must be reported: in this file, or in the file that names what is gone. One of them will do. */
  readonly spots: readonly Spot[]
  /** What was meant, where a mistake lets one know. */
  readonly meant?: string
}

export interface Edit {
  readonly offset: number
  readonly length: number
  readonly text: string
}

/** An offset in the text of a file: of the mutated one, if it is the mutant's. */
export interface Spot {
  readonly file: ShippedFile
  readonly offset: number
}

export function mutatedText({ file: { text }, edit }: Mutant): string {
  return text.slice(0, edit.offset) + edit.text + text.slice(edit.offset + edit.length)
}

/** A mistake that must be reported where it stands. */
export function mistake(kind: string, file: ShippedFile, edit: Edit, meant?: string): Mutant {
  const spots = [{ file, offset: edit.offset }]
  return meant === undefined ? { kind, file, edit, spots } : { kind, file, edit, spots, meant }
}
