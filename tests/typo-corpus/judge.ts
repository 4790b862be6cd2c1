import { isDeepStrictEqual } from 'node:util'
import { AssetFiles } from '@/engine/folder/asset-files'
import { checkLoaded } from '@/engine/checker/check-merchants'
import type { Diagnostic } from '@/engine/finding/diagnostic'
import { fixMerchants } from '@/engine/fix/fix-merchants'
import { parseJsonFile, type JsonFile } from '@/engine/folder/json-file'
import type { MerchantSet } from '@/engine/folder/load-merchants'
import { shownPath } from '@/engine/folder/merchants-root'
import { rangeOf } from '@/engine/folder/text-range'
import { reachedFrom } from './missing-mutants'
import { mutatedText, type Mutant, type Spot } from './mutant'
import { shipped } from './shipped-files'
import { withoutHarm } from './without-harm'

export interface Verdict {
  readonly mutant: Mutant
  readonly diagnostics: readonly Diagnostic[]
  readonly isPlaced: boolean
  /** Whether the intended text is suggested first; undefined when there is none. */
  readonly isGuessed: boolean | undefined
  /** What `--fix` does that it should not. */
  readonly harm: readonly string[]
  readonly isMended: boolean
}

/** Shared, so that asset files are read once for all mutants. */
const assets = new AssetFiles()

export function judge(mutant: Mutant): Verdict {
  const { file, meant } = mutant
  const codes = reachedFrom(file.folder.code)
  const { set, json } = setWith(mutant)
  const diagnostics = checkLoaded(set, codes, assets).diagnostics
  const there = diagnostics.find((each) => mutant.spots.some((spot) => isAt(each, mutant, spot)))
  const isGuessed = meant === undefined ? undefined : there?.suggestions[0] === meant
  return { mutant, diagnostics, isPlaced: there !== undefined, isGuessed, ...mended(mutant, { set, json, codes }) }
}

/** What is repaired is as it was before the mistake; anything else was not meant. */
function mended(
  { file }: Mutant,
  { set, json, codes }: { set: MerchantSet; json: JsonFile; codes: readonly string[] },
): Pick<Verdict, 'harm' | 'isMended'> {
  const { files, checked } = fixMerchants(set, codes, assets)
  const [first] = files
  if (first === undefined) return { harm: [], isMended: false }
  const isSame =
    files.length === 1 &&
    first.path === json.path &&
    isDeepStrictEqual(parseJsonFile(json.path, first.after).value, parseJsonFile(json.path, file.text).value)
  const harm = isSame ? [] : [`mended as something else: ${first.file}`]
  return { harm: [...harm, ...withoutHarm(set, codes, assets)], isMended: checked.diagnostics.length === 0 }
}

/** The shipped merchants with one file replaced, in memory. */
function setWith(mutant: Mutant): { set: MerchantSet; json: JsonFile } {
  const { folder, key } = mutant.file
  const path = folder.files.get(key)?.path ?? ''
  const json = parseJsonFile(path, mutatedText(mutant))
  const files = new Map([...folder.files, [key, json] as const])
  return { set: { ...shipped, folders: new Map([...shipped.folders, [folder.code, { ...folder, files }]]) }, json }
}

function isAt({ file, range }: Diagnostic, mutant: Mutant, spot: Spot): boolean {
  const { start } = rangeOf(spot.file === mutant.file ? mutatedText(mutant) : spot.file.text, spot.offset, 0)
  const path = spot.file.folder.files.get(spot.file.key)?.path ?? ''
  return (
    file === shownPath(shipped.root, path) && range.start.line === start.line && range.start.column === start.column
  )
}
