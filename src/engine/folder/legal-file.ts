import { readFileSync, statSync } from 'node:fs'
import { decode } from '@/engine/folder/faults/decode-text'
import { findForeignMarkdown } from '@/engine/folder/faults/find-foreign-document'
import { findTooLarge } from '@/engine/folder/faults/find-too-large'
import { reasonOf } from '@/engine/folder/faults/unreadable-reason'
import type { Fault } from '@/engine/finding/fault'

/** A legal document in one language, as it lies in the folder `legal`. */
export interface LegalFile {
  /** Absolute. */
  readonly path: string
  /** The part of its name before the language: `terms`. */
  readonly document: string
  /** Language code: `EN`. */
  readonly language: string
  /** Empty where it cannot be read. */
  readonly text: string
  readonly faults: readonly Fault[]
}

/** The document and the language that the name of a file says: `terms.EN.md`. */
export function legalFileName(name: string): Pick<LegalFile, 'document' | 'language'> | undefined {
  const [, document, language] = /^([a-z][a-z0-9-]*)\.([A-Z]{2,5}(?:-[A-Z]{2})?)\.md$/.exec(name) ?? []
  return document === undefined || language === undefined ? undefined : { document, language }
}

export function readLegalFile(path: string, named: Pick<LegalFile, 'document' | 'language'>): LegalFile {
  try {
    const tooLarge = findTooLarge(statSync(path).size)
    if (tooLarge.length > 0) return { ...named, path, text: '', faults: tooLarge }
    const { text, faults } = decode(readFileSync(path), findForeignMarkdown)
    const foreign = faults.length === 0 ? findForeignMarkdown(text) : undefined
    return foreign === undefined ? { ...named, path, text, faults } : { ...named, path, text: '', faults: [foreign] }
  } catch (error) {
    const message = reasonOf(error)
    const place = { offset: 0, length: 0, path: [] }
    const fault = { ...place, message, expected: 'a file that can be read', received: message }
    return { ...named, path, text: '', faults: [{ code: 'file-unreadable', ...fault }] }
  }
}
