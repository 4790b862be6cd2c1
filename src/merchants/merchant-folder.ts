import { readdirSync, type Dirent } from 'node:fs'
import { join } from 'node:path'
import { configFiles, type FileKey } from './config-files'
import { readJsonFile, type JsonFile } from './json-file'

/** A merchant's folder as it was read. */
export interface MerchantFolder {
  /** Name of the folder. It is the merchant's code. */
  readonly code: string
  /** Absolute. */
  readonly path: string
  readonly files: ReadonlyMap<FileKey, JsonFile>
  /** Entries that belong to no merchant, by their path in the folder. */
  readonly strays: readonly string[]
}

const known: ReadonlySet<string> = new Set(configFiles)

export function readMerchantFolder(code: string, path: string): MerchantFolder {
  const files = new Map<FileKey, JsonFile>()
  const strays: string[] = []
  for (const entry of visibleEntries(path)) {
    const key = jsonName(entry)
    if (entry.isDirectory()) {
      if (entry.name === 'locales') readLocales(join(path, 'locales'), files, strays)
      else if (entry.name !== 'assets') strays.push(entry.name)
    } else if (key !== undefined) {
      if (known.has(key)) files.set(key as FileKey, readJsonFile(join(path, entry.name)))
      else strays.push(entry.name)
    }
  }
  return { code, path, files, strays }
}

function readLocales(path: string, files: Map<FileKey, JsonFile>, strays: string[]): void {
  for (const entry of visibleEntries(path)) {
    const language = jsonName(entry)
    if (language === undefined || entry.isDirectory()) strays.push(`locales/${entry.name}`)
    else files.set(`locales/${language}`, readJsonFile(join(path, entry.name)))
  }
}

function visibleEntries(path: string): Dirent[] {
  return readdirSync(path, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'))
}

function jsonName({ name }: Dirent): string | undefined {
  return name.endsWith('.json') ? name.slice(0, -'.json'.length) : undefined
}
