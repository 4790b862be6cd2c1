import { diffLines } from 'diff'
import type { FileKey } from '@/engine/schema/config-files'
import { Examiner } from '@/engine/checker/examine'
import { lineageOf } from '@/engine/folder/lineage'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'
import { shownPath } from '@/engine/folder/merchants-root'
import { layersOf } from '@/engine/merge/draft'
import { shownNotes } from '@/engine/notes/read-notes'
import { noteInWords } from '@/engine/notes/text-notes'
import { askedKey } from '@/contract/text/plural-form'
import { ownKeys } from '@/engine/merge/merge-layers'
import { isJsonObject, type JsonObject, type JsonValue } from '@/contract/json/json-value'
import type { Layer } from '@/tools/studio/form-model'
import type { DifferenceLine, FileName, FileState } from '@/tools/studio/studio-api'
import type { DevSites } from './dev-sites'
import type { StudioDraft } from './studio-drafts'
import { readStudioFile, studioFilePath, versionOf } from './studio-files'

/** Everything the studio shows of a file: its resolved value, the provenance, and the unsaved edits. */
export function fileState(sites: DevSites, { code, key }: FileName): FileState {
  const { set } = sites
  const path = studioFilePath(set, { code, key })
  const folder = set.folders.get(code) as MerchantFolder
  const draft = sites.drafts.of({ code, key })
  const disk = readStudioFile(path)
  const value = resolvedValue(folder, sites, key)
  const conflict = draft && conflictOf(draft, disk)
  return {
    code,
    key,
    file: shownPath(set.root, path),
    path,
    exists: disk !== undefined,
    version: versionOf(draft === undefined ? disk : draft.base),
    ...(value === undefined ? {} : { value }),
    layers: layersFor(folder, sites, key),
    notes: notesOf(folder, sites, key, value),
    edits: draft?.edits.length ?? 0,
    difference: draft === undefined ? [] : differenceBetween(disk ?? '', draft.text),
    ...(conflict === undefined ? {} : { conflict }),
  }
}

/** The changes on disk since the edits began; undefined when there are none. */
function conflictOf(draft: StudioDraft, disk: string | undefined): readonly DifferenceLine[] | undefined {
  return versionOf(disk) === versionOf(draft.base) ? undefined : differenceBetween(draft.base ?? '', disk ?? '')
}

function differenceBetween(before: string, after: string): DifferenceLine[] {
  return diffLines(before, after).flatMap(({ value, added, removed }) => {
    const kind = added ? 'added' : removed ? 'removed' : 'same'
    const lines = value.replace(/\r?\n$/, '').split('\n')
    return lines.map((text) => ({ kind, text: text.replace(/\r$/, '') }) as const)
  })
}

function resolvedValue(folder: MerchantFolder, { set }: DevSites, key: string): JsonValue | undefined {
  const { draft } = new Examiner(set.folders).examine(folder)
  const language = /^locales\/(.*)$/.exec(key)?.[1]
  if (language !== undefined) return isBroken(folder, key) ? undefined : (draft.texts.get(language) ?? {})
  return isBroken(folder, key) ? undefined : draft.config[key as keyof typeof draft.config]
}

/** An unreadable text cannot be edited either: the form would show the inherited values in its place. */
function isBroken(folder: MerchantFolder, key: string): boolean {
  const file = folder.files.get(key as FileKey)
  return file !== undefined && !isJsonObject(file.value)
}

function layersFor(folder: MerchantFolder, { set }: DevSites, key: string): Layer[] {
  return lineageOf(folder, set.folders).chain.flatMap(({ code, files }) => {
    const file = files.get(key as FileKey)
    if (file === undefined) return []
    const isSelf = code === folder.code
    const said = isJsonObject(file.value) ? (isSelf ? file.value : inheritable(key, file.value)) : undefined
    const value = said === undefined ? {} : { value: said }
    return [{ file: shownPath(set.root, file.path), code, isOwn: isSelf, ...value }]
  })
}

/** What translators are told of the texts of a file. */
function notesOf(
  folder: MerchantFolder,
  { set }: DevSites,
  key: string,
  value: JsonValue | undefined,
): FileState['notes'] {
  if (!key.startsWith('locales/') || !isJsonObject(value)) return {}
  const { chain } = lineageOf(folder, set.folders)
  const notes = shownNotes(layersOf(chain, 'notes').map((file) => file.value ?? {}))
  const told = Object.keys(value).flatMap((text) => {
    const note = notes.of(askedKey(text, (each) => Object.hasOwn(value, each)))
    return note === undefined ? [] : [[text, noteInWords(note)] as const]
  })
  return Object.fromEntries(told)
}

/** Some keys of site.json are not inherited from a template. */
function inheritable(key: string, value: JsonObject): JsonObject {
  if (key !== 'site') return value
  return Object.fromEntries(Object.entries(value).filter(([name]) => !ownKeys.has(name)))
}
