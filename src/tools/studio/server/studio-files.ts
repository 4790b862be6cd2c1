import { isUtf8 } from 'node:buffer'
import { createHash, randomUUID } from 'node:crypto'
import { lstatSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { configFiles, type FileKey } from '@/engine/schema/config-files'
import { schemaAddress } from '@/engine/editor/schema-address'
import type { MerchantSet } from '@/engine/folder/load-merchants'
import type { FileName } from '@/tools/studio/studio-api'
import { StudioRefusal } from './studio-refusal'

const known: ReadonlySet<string> = new Set(configFiles)
const localeKey = /^locales\/[A-Z]{2,5}(-[A-Z]{2})?$/

/**
 * Absolute path of a merchant's file, which need not exist. Throws a StudioRefusal for anything else: other files, and
 * targets of a symbolic link.
 */
export function studioFilePath({ root, folders }: MerchantSet, { code, key }: FileName): string {
  const folder = folders.get(code)
  if (folder === undefined) throw new StudioRefusal(404, `There is no merchant "${code}".`)
  if (!known.has(key) && !localeKey.test(key)) throw new StudioRefusal(404, `No merchant has a file "${key}.json".`)
  const path = join(folder.path, `${key}.json`)
  for (const part of [folder.path, dirname(path), path])
    if (lstatSync(part, { throwIfNoEntry: false })?.isSymbolicLink())
      throw new StudioRefusal(403, `${relative(root.dir, part)} is a symbolic link: the studio leaves it alone.`)
  return path
}

/**
 * Text on disk; undefined when there is no such file. Throws a StudioRefusal for a text that writing back would damage.
 */
export function readStudioFile(path: string): string | undefined {
  try {
    const bytes = readFileSync(path)
    if (!isUtf8(bytes)) throw new StudioRefusal(422, 'This file is not written in UTF-8. Save it as UTF-8 first.')
    return bytes.toString('utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Identifies the content; a missing file has a version too. */
export function versionOf(text: string | undefined): string {
  return text === undefined ? 'none' : createHash('sha256').update(text).digest('hex')
}

/** Replaces the file atomically, so that a partial file is never read. */
export function writeStudioFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  const mode = statSync(path, { throwIfNoEntry: false })?.mode
  // A name that starts with a dot is not read as a file of a merchant.
  const fresh = join(dirname(path), `.${randomUUID()}.tmp`)
  writeFileSync(fresh, text, mode === undefined ? {} : { mode })
  renameSync(fresh, path)
}

/** The initial content of a new file. */
export function emptyFile(key: string): string {
  return `{\n  "$schema": ${JSON.stringify(schemaAddress(key as FileKey))}\n}\n`
}
