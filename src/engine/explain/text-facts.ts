import { askedKey } from '@/contract/text/plural-form'
import { keysOf } from '@/contract/json/json-value'
import { isTemplate, lineageOf } from '@/engine/folder/lineage'
import type { MerchantSet } from '@/engine/folder/load-merchants'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'
import { LayerMerger } from '@/engine/merge/merge-layers'
import { memoiseByObject } from '@/engine/memo/memoise-by-object'
import { readNotes } from '@/engine/notes/read-notes'
import { placesInWords, textPlaces } from '@/engine/notes/text-places'
import { configFiles, isLocaleFile, type MergedConfig } from '@/engine/schema/config-files'
import type { Explanation } from './explanation'
import type { TextFinder } from './find-topic'

/** What translators are told of a text, and where it stands: by the first merchant that has it, templates first. */
export function textFactsFrom({ folders }: MerchantSet): TextFinder {
  const sorted = [...folders.values()].toSorted((a, b) => Number(isTemplate(b)) - Number(isTemplate(a)))
  return (written) => {
    const owner = sorted.find(({ files }) => keysIn(files).has(written))
    const folder = owner ?? sorted.find(({ files }) => keysIn(files).has(`${written}_other`))
    if (folder === undefined) return undefined
    const key = askedKey(written, (each) => keysIn(folder.files).has(each))
    const { chain } = lineageOf(folder, folders)
    const merged = new LayerMerger().merge(chain)
    const config: MergedConfig = Object.fromEntries(configFiles.map((file) => [file, merged.get(file)]))
    const places = textPlaces(config).get(key) ?? []
    return [
      ...notesOf(key, chain),
      ...countsIn(key, folder),
      ...(places.length === 0 ? [] : [['stands in', placesInWords(places)] as const]),
    ]
  }
}

function notesOf(key: string, chain: readonly MerchantFolder[]): Explanation['facts'] {
  try {
    const note = readNotes(chain).notes.of(key)
    if (note === undefined) return []
    return [['note', note.note], ...(note.most === undefined ? [] : [['at most', `${note.most} characters`] as const])]
  } catch (error) {
    return [['note', (error as Error).message]]
  }
}

/** The forms in which a text that counts is written, in any language. */
function countsIn(key: string, { files }: MerchantFolder): Explanation['facts'] {
  const forms = pluralForms.map((form) => `${key}_${form}`).filter((form) => keysIn(files).has(form))
  return forms.length === 0 ? [] : [['counts', `in the forms that its language tells apart: ${forms.join(', ')}`]]
}

const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

/** The keys of a folder's texts, in any language. */
const keysIn = memoiseByObject(
  (files: MerchantFolder['files']): ReadonlySet<string> =>
    new Set([...files].flatMap(([key, { value }]) => (isLocaleFile(key) ? keysOf(value) : []))),
)
