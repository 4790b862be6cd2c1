import { hash } from 'node:crypto'
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { parse, parseTree, type Node } from 'jsonc-parser'
import { isJsonObject, type JsonObject, type JsonValue } from '@/contract/json/json-value'
import { findByteOrderMark } from '@/engine/folder/faults/find-byte-order-mark'
import type { Fault, FaultCode } from '@/engine/finding/fault'
import { countKeysInText, findDuplicateKeys } from '@/engine/folder/faults/find-duplicate-keys'
import { findForeignDocument } from '@/engine/folder/faults/find-foreign-document'
import { findTooLarge } from '@/engine/folder/faults/find-too-large'
import { reasonOf } from '@/engine/folder/faults/unreadable-reason'
import { findSyntaxErrors } from '@/engine/folder/faults/find-syntax-errors'
import { findTooDeep } from '@/engine/folder/faults/find-too-deep'
import { findUnsafeKeys, surveyKeys, withoutUnsafeKeys } from '@/engine/folder/faults/find-unsafe-keys'
import { decode } from '@/engine/folder/faults/decode-text'
import { isLocaleFile, type FileKey } from '@/engine/schema/config-files'

/** One file of a merchant: a layer of its resolved configuration. */
export interface JsonFile {
  /** Absolute. */
  readonly path: string
  readonly text: string
  /** Undefined when the meaning of the text is unclear. */
  readonly value: JsonValue | undefined
  readonly faults: readonly Fault[]
  /** The syntax tree with positions, parsed lazily. Undefined when there is no value. */
  tree(): Node | undefined
}

/**
 * What was read before, by the key of the file and a hash of the content. The key belongs to it, because what is
 * memoised by a value holds for its place only.
 */
export class ReadFiles {
  readonly files = new Map<string, JsonFile>()
  /** The values of the topmost keys. */
  readonly parts = new Map<string, JsonValue>()
}

/**
 * The catalogues that were read last, of whatever folder: a template has one for each of 34 languages, and whoever checks
 * again after a change, as the studio does, has changed one. Oldest first.
 */
const lastCatalogues = new Map<string, JsonFile>()
const mostCatalogues = 128

/** Files with the same key and content have the same value by identity, so that it is judged once. */
export function readJsonFile(path: string, key: FileKey, read = new ReadFiles()): JsonFile {
  let content: Buffer | number
  try {
    content = readSmall(path)
  } catch (error) {
    return refusedFile(path, 'file-unreadable', reasonOf(error), 'a file that can be read')
  }
  if (typeof content === 'number') return jsonFile(path, '', undefined, findTooLarge(content))
  const id = `${key} ${hash('sha256', content, 'base64')}`
  const known = read.files.get(id) ?? lastCatalogues.get(id)
  const file = known ?? parseContent(path, content)
  read.files.set(id, file)
  if (isLocaleFile(key)) keepCatalogue(id, file)
  if (known !== undefined) return { ...known, path }
  if (isJsonObject(file.value) && !isLocaleFile(key)) takeKnownParts(file.value, key, read.parts)
  return file
}

function keepCatalogue(id: string, file: JsonFile): void {
  lastCatalogues.delete(id)
  lastCatalogues.set(id, file)
  const [oldest] = lastCatalogues.keys()
  if (lastCatalogues.size > mostCatalogues && oldest !== undefined) lastCatalogues.delete(oldest)
}

/** Most files of a brand differ from those of others in a few keys only: site.json always does. */
function takeKnownParts(value: JsonObject, key: FileKey, parts: Map<string, JsonValue>): void {
  for (const [name, part] of Object.entries(value)) {
    if (typeof part !== 'object') continue
    const id = `${key} ${name} ${hash('sha256', JSON.stringify(part), 'base64')}`
    const known = parts.get(id) ?? part
    parts.set(id, known)
    value[name] = known
  }
}

function parseContent(path: string, content: Buffer): JsonFile {
  const { text, faults } = decode(content)
  return faults.length > 0 ? jsonFile(path, text, undefined, faults) : parseJsonFile(path, text)
}

/** A file that exists but is not read. */
export function refusedFile(path: string, code: FaultCode, message: string, expected: string): JsonFile {
  const fault: Fault = { code, offset: 0, length: 0, path: [], message, expected, received: message }
  return jsonFile(path, '', undefined, [fault])
}

/** A reused buffer that is large enough for most files of merchants. */
const small = Buffer.allocUnsafe(64 * 1024)

/** The content of a file, valid until the next one is read; or its size if it is too large to be read. */
function readSmall(path: string): Buffer | number {
  const file = openSync(path, 'r')
  try {
    // A single read takes half the time of `readFileSync`: a brand has a file for each of 34 languages.
    const length = readSync(file, small, 0, small.length, 0)
    if (length < small.length) return small.subarray(0, length)
    const { size } = fstatSync(file)
    if (findTooLarge(size).length > 0) return size
    const content = Buffer.allocUnsafe(size)
    return content.subarray(0, readSync(file, content, 0, size, 0))
  } finally {
    closeSync(file)
  }
}

export function parseJsonFile(path: string, text: string): JsonFile {
  const marks = findByteOrderMark(text)
  const body = marks.length > 0 ? ` ${text.slice(1)}` : text
  try {
    return checkKeys(path, text, JSON.parse(body) as JsonValue, countKeysInText(body), marks)
  } catch (error) {
    const foreign = findForeignDocument(body)
    if (foreign !== undefined) return jsonFile(path, text, undefined, [foreign])
    const deep = findTooDeep(body)
    if (deep.length > 0) return jsonFile(path, text, undefined, [...marks, ...deep])
    const { faults, isReadable } = findSyntaxErrors(body, (error as Error).message)
    if (!isReadable) return jsonFile(path, text, undefined, [...marks, ...faults])
    return checkKeys(path, text, parse(body) as JsonValue, Infinity, [...marks, ...faults])
  }
}

function checkKeys(path: string, text: string, value: JsonValue, keysInText: number, faults: Fault[]): JsonFile {
  const { count, isSafe, isTooDeep } = surveyKeys(value)
  if (isTooDeep) return jsonFile(path, text, undefined, [...faults, ...findTooDeep(text)])
  const file = jsonFile(path, text, isSafe ? value : withoutUnsafeKeys(value), faults)
  if (isSafe && count === keysInText) return file
  const tree = file.tree()
  return { ...file, faults: [...faults, ...findDuplicateKeys(tree, text), ...findUnsafeKeys(tree)] }
}

function jsonFile(path: string, text: string, value: JsonValue | undefined, faults: readonly Fault[]): JsonFile {
  let tree: Node | undefined
  const read = () => (value === undefined ? undefined : (tree ??= parseTree(text)))
  return { path, text, value, faults, tree: read }
}
