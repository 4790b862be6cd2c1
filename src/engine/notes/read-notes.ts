import type { JsonValue } from '@/contract/json/json-value'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'
import { layersOf } from '@/engine/merge/draft'
import { Glossary } from './glossary'
import { TextNotes } from './text-notes'

/** What translators are told of a merchant's texts. */
export interface TranslatorNotes {
  readonly notes: TextNotes
  readonly glossary: Glossary
}

/** `chain`: the merchant, then the templates it extends. Throws an `Error` that names the file and what is wrong. */
export function readNotes(chain: readonly MerchantFolder[]): TranslatorNotes {
  const valuesOf = (key: 'notes' | 'glossary') => layersOf(chain, key).map(({ value = null }) => value)
  return {
    notes: naming('locales/notes.json', () => new TextNotes(valuesOf('notes'))),
    glossary: naming('locales/glossary.json', () => new Glossary(valuesOf('glossary'))),
  }
}

/**
 * The notes as far as they can be read, for where they are shown beside other things: `check` tells what is wrong with
 * them.
 */
export function shownNotes(values: readonly JsonValue[]): TextNotes {
  try {
    return new TextNotes(values)
  } catch (error) {
    if (error instanceof TypeError) return new TextNotes([])
    throw error
  }
}

/** Runs something that reads a file, and names the file in its error. */
export function naming<Result>(file: string, read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    throw new Error(`${file} cannot be used: ${(error as Error).message}`, { cause: error })
  }
}
