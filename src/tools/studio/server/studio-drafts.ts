import { isDeepStrictEqual } from 'node:util'
import type { FileKey } from '@/engine/schema/config-files'
import { layersOf } from '@/engine/merge/draft'
import { parseJsonFile } from '@/engine/folder/json-file'
import { lineageOf } from '@/engine/folder/lineage'
import type { MerchantSet } from '@/engine/folder/load-merchants'
import { LayerMerger, ownKeys } from '@/engine/merge/merge-layers'
import { mergePatch } from '@/engine/merge/merge-patch'
import { child, isJsonObject, type JsonObject, type JsonValue } from '@/contract/json/json-value'
import type { Edit } from '@/tools/studio/form-model'
import type { FileName } from '@/tools/studio/studio-api'
import { emptyFile, studioFilePath } from './studio-files'
import { StudioRefusal } from './studio-refusal'
import { removeOwnValue, rewrite } from './write-back'

/** A file with unsaved edits. */
export interface StudioDraft extends FileName {
  readonly path: string
  /** The content on disk when the edits began; undefined when there was no file. */
  readonly base: string | undefined
  readonly edits: readonly Edit[]
  /** The text that saving writes. */
  readonly text: string
}

/** The unsaved edits of the studio. The files on disk are not touched. */
export class StudioDrafts {
  readonly #drafts = new Map<string, StudioDraft>()

  get all(): readonly StudioDraft[] {
    return [...this.#drafts.values()]
  }

  of(name: FileName): StudioDraft | undefined {
    return this.#drafts.get(idOf(name))
  }

  drop(name: FileName): void {
    this.#drafts.delete(idOf(name))
  }

  /**
   * Applies edits to a file, after its earlier edits or to `base`, the file on disk. `set` has the drafts of all other
   * files. Throws a StudioRefusal when the file cannot be read.
   */
  edit(set: MerchantSet, name: FileName, base: string | undefined, edits: readonly Edit[]): void {
    const draft = this.of(name)
    const all = edits.reduce(withEdit, draft?.edits ?? [])
    this.#write(set, name, draft === undefined ? base : draft.base, all)
  }

  /** Undoes the last edit. */
  undo(set: MerchantSet, name: FileName): void {
    const draft = this.of(name)
    if (draft !== undefined) this.#write(set, name, draft.base, draft.edits.slice(0, -1))
  }

  /** Applies the same edits again to the file now on disk. */
  rebase(set: MerchantSet, name: FileName, base: string | undefined): void {
    const draft = this.of(name)
    if (draft !== undefined) this.#write(set, name, base, draft.edits)
  }

  #write(set: MerchantSet, name: FileName, base: string | undefined, edits: readonly Edit[]): void {
    const path = studioFilePath(set, name)
    const inherited = inheritedValue(set, name)
    const start = base ?? emptyFile(name.key)
    const text = edits.reduce((before, edit) => edited(path, before, inherited, edit), start)
    if (edits.length === 0 || text === start) this.drop(name)
    else this.#drafts.set(idOf(name), { code: name.code, key: name.key, path, base, edits, text })
  }
}

/** The merchants as they would be if the drafts were saved. */
export function withDrafts(set: MerchantSet, drafts: readonly StudioDraft[]): MerchantSet {
  const folders = new Map(set.folders)
  for (const { code, key, path, text } of drafts) {
    const folder = folders.get(code)
    if (folder === undefined) continue
    const files = new Map(folder.files).set(key as FileKey, parseJsonFile(path, text))
    // If two brands have the same host, the last one gets the finding: make that the one being edited.
    if (key === 'site') folders.delete(code)
    folders.set(code, { ...folder, files })
  }
  return { ...set, folders }
}

/** Typing changes one value many times: these are combined into one edit. */
function withEdit(edits: readonly Edit[], edit: Edit): readonly Edit[] {
  const last = edits.at(-1)
  const isSame = last !== undefined && last.kind === edit.kind && isDeepStrictEqual(last.path, edit.path)
  return isSame ? [...edits.slice(0, -1), edit] : [...edits, edit]
}

function edited(path: string, text: string, inherited: JsonValue | undefined, edit: Edit): string {
  const own = parseJsonFile(path, text).value
  if (!isJsonObject(own)) throw new StudioRefusal(422, 'This file cannot be read as it is. Mend it in an editor first.')
  if (edit.kind === 'reset') return removeOwnValue(text, own, inherited, edit.path)
  const merged = mergePatch(inherited, own) as JsonObject
  const wanted = changed(merged, edit.path, edit.kind === 'set' ? edit.value : undefined)
  return rewrite(text, own, inherited, wanted)
}

function changed(holder: JsonValue | undefined, path: readonly string[], value: JsonValue | undefined): JsonObject {
  const [key = '', ...rest] = path
  const copy: JsonObject = isJsonObject(holder) ? { ...holder } : {}
  if (key === '__proto__') throw new StudioRefusal(400, 'No key may have this name.')
  const inner = rest.length === 0 ? value : changed(child(copy, key), rest, value)
  if (inner === undefined) delete copy[key]
  else copy[key] = inner
  return copy
}

/** The resolved value of the file without the folder's own layer. */
function inheritedValue({ folders }: MerchantSet, { code, key }: FileName): JsonValue | undefined {
  const folder = folders.get(code)
  const [, ...templates] = folder === undefined ? [] : lineageOf(folder, folders).chain
  if (templates.length === 0 || layersOf(templates, key as FileKey).length === 0) return undefined
  const value = new LayerMerger().merge(templates).get(key as FileKey)
  if (!isJsonObject(value)) return undefined
  const kept = Object.entries(value).filter(([name]) => name !== '$schema' && !(key === 'site' && ownKeys.has(name)))
  return Object.fromEntries(kept)
}

function idOf({ code, key }: FileName): string {
  return `${code}/${key}`
}
