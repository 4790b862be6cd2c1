import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JsonValue } from '@/contract/json/json-value'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'
import { naming, readNotes } from '@/engine/notes/read-notes'
import { TextSources } from './text-sources'
import type { UnitFiles } from './text-units'

/** What lies beside a merchant's texts and is said of them. Throws an `Error` that names the file and what is wrong. */
export function readUnitFiles(chain: readonly MerchantFolder[]): UnitFiles {
  const [own] = chain
  return {
    ...readNotes(chain),
    sources: naming('locales/sources.json', () => new TextSources(own && valueAt(sourcesPath(own)))),
  }
}

export function sourcesPath({ path }: MerchantFolder): string {
  return join(path, 'locales/sources.json')
}

function valueAt(path: string): JsonValue | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as JsonValue) : undefined
}
