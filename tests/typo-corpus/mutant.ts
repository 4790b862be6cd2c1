import type { ShippedFile } from './shipped-files'

/** One mistake in one file. */
export interface Mutant {
  readonly kind: string
  readonly file: ShippedFile
  /** The mistake: this range of the text is replaced. */
  readonly edit: Edit
  /** Where it must be reported: in this file, or in the file that uses the missing name. One of them is enough. */
  readonly spots: readonly Spot[]
  /** The intended text, if the mistake allows to infer it. */
  readonly meant?: string
}

export interface Edit {
  readonly offset: number
  readonly length: number
  readonly text: string
}

/** An offset in the text of a file: in the mutated text, if it is the mutant's file. */
export interface Spot {
  readonly file: ShippedFile
  readonly offset: number
}

export function mutatedText({ file: { text }, edit }: Mutant): string {
  return text.slice(0, edit.offset) + edit.text + text.slice(edit.offset + edit.length)
}

/** A mistake that must be reported at its own place. */
export function mistake(kind: string, file: ShippedFile, edit: Edit, meant?: string): Mutant {
  const spots = [{ file, offset: edit.offset }]
  return meant === undefined ? { kind, file, edit, spots } : { kind, file, edit, spots, meant }
}
