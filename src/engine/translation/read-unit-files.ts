import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JsonValue } from '@/contract/json/json-value'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'
import { TextNotes } from './text-notes'
import { TextSources } from './text-sources'
import type { UnitFiles } from './text-units'

/** What lies beside a merchant's texts and is said of them. Throws an `Error` that names the file and what is wrong. */
export function readUnitFiles(chain: readonly MerchantFolder[]): UnitFiles {
  const [own] = chain
  const notes = chain.map((folder) => join(folder.path, 'locales/notes.json')).filter((path) => existsSync(path))
  return {
    notes: named('locales/notes.json', () => new TextNotes(notes.map(readJson))),
    sources: named('locales/sources.json', () => new TextSources(own && valueAt(sourcesPath(own)))),
  }
}

export function sourcesPath({ path }: MerchantFolder): string {
  return join(path, 'locales/sources.json')
}

function valueAt(path: string): JsonValue | undefined {
  return existsSync(path) ? readJson(path) : undefined
}

function readJson(path: string): JsonValue {
  return JSON.parse(readFileSync(path, 'utf8')) as JsonValue
}

function named<Result>(file: string, read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    throw new Error(`${file} cannot be used: ${(error as Error).message}`, { cause: error })
  }
}
