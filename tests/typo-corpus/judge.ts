import { AssetFiles } from '@/engine/folder/asset-files'
import { checkLoaded } from '@/engine/checker/check-merchants'
import type { Diagnostic } from '@/engine/finding/diagnostic'
import { parseJsonFile } from '@/engine/folder/json-file'
import type { MerchantSet } from '@/engine/folder/load-merchants'
import { shownPath } from '@/engine/folder/merchants-root'
import { rangeOf } from '@/engine/folder/text-range'
import { reachedFrom } from './missing-mutants'
import { mutatedText, type Mutant, type Spot } from './mutant'
import { shipped } from './shipped-files'

export interface Verdict {
  readonly mutant: Mutant
  readonly diagnostics: readonly Diagnostic[]
  readonly isPlaced: boolean
  /** Whether the intended text is suggested first; undefined when there is none. */
  readonly isGuessed: boolean | undefined
}

/** Shared, so that asset files are read once for all mutants. */
const assets = new AssetFiles()

export function judge(mutant: Mutant): Verdict {
  const { file, meant } = mutant
  const diagnostics = checkLoaded(setWith(mutant), reachedFrom(file.folder.code), assets).diagnostics
  const there = diagnostics.find((each) => mutant.spots.some((spot) => isAt(each, mutant, spot)))
  const isGuessed = meant === undefined ? undefined : there?.suggestions[0] === meant
  return { mutant, diagnostics, isPlaced: there !== undefined, isGuessed }
}

/** The shipped merchants with one file replaced, in memory. */
function setWith(mutant: Mutant): MerchantSet {
  const { folder, key } = mutant.file
  const path = folder.files.get(key)?.path ?? ''
  const files = new Map([...folder.files, [key, parseJsonFile(path, mutatedText(mutant))] as const])
  return { ...shipped, folders: new Map([...shipped.folders, [folder.code, { ...folder, files }]]) }
}

function isAt({ file, range }: Diagnostic, mutant: Mutant, spot: Spot): boolean {
  const { start } = rangeOf(spot.file === mutant.file ? mutatedText(mutant) : spot.file.text, spot.offset, 0)
  const path = spot.file.folder.files.get(spot.file.key)?.path ?? ''
  return (
    file === shownPath(shipped.root, path) && range.start.line === start.line && range.start.column === start.column
  )
}
