import { checkLoaded } from '@/engine/checker/check-merchants'
import type { Diagnostic } from '@/engine/finding/diagnostic'
import { fixMerchants, type FixedMerchants } from '@/engine/fix/fix-merchants'
import type { AssetFiles } from '@/engine/folder/asset-files'
import { parseJsonFile } from '@/engine/folder/json-file'
import type { MerchantSet } from '@/engine/folder/load-merchants'

/** What `--fix` does to the merchants that it should not; nothing is what is right. Judged without the engine's words. */
export function withoutHarm(set: MerchantSet, codes: readonly string[], assets: AssetFiles): string[] {
  const before = checkLoaded(set, codes, assets).diagnostics
  if (before.every(({ fixes }) => fixes.length === 0)) return []
  const fixed = fixMerchants(set, codes, assets)
  const after = fixed.checked.diagnostics
  if (fixed.files.length === 0) return after.length === before.length ? [] : ['another result, and no file changed']
  const again = fixMerchants(withFiles(set, fixed), codes, assets)
  return [
    ...(after.length < before.length ? [] : [`${before.length} problems before, ${after.length} after`]),
    ...addedTo(before, after).map(({ code, message }) => `a new problem: ${code} ${message}`),
    ...(again.files.length === 0 ? [] : ['a second run changes something']),
  ]
}

/** Problems whose code is there more often than before. */
function addedTo(before: readonly Diagnostic[], after: readonly Diagnostic[]): Diagnostic[] {
  const count = (all: readonly Diagnostic[], code: string) => all.filter((each) => each.code === code).length
  return after.filter(({ code }) => count(after, code) > count(before, code))
}

function withFiles(set: MerchantSet, { files }: FixedMerchants): MerchantSet {
  const texts = new Map(files.map(({ path, after }) => [path, after]))
  const folders = [...set.folders].map(([code, folder]) => {
    const own = [...folder.files].map(([key, json]) => {
      const text = texts.get(json.path)
      return [key, text === undefined ? json : parseJsonFile(json.path, text)] as const
    })
    return [code, { ...folder, files: new Map(own) }] as const
  })
  return { ...set, folders: new Map(folders) }
}
