import { bootData } from '@/engine/resolved/boot-data'
import { checkLoaded } from '@/engine/checker/check-merchants'
import { AssetFiles } from '@/engine/folder/asset-files'
import type { FileKey } from '@/engine/schema/config-files'
import type { Diagnostic } from '@/engine/finding/diagnostic'
import { parseJsonFile, type JsonFile } from '@/engine/folder/json-file'
import { loadMerchants, type MerchantSet } from '@/engine/folder/load-merchants'
import type { ResolvedMerchant } from '@/engine/resolved/resolved-merchant'
import { wholeTexts } from '@/engine/resolved/site-texts'
import type { WholeBootData } from '@/contract/site-data/boot-data'
import type { Files } from './places'

/** A merchant as the engine resolves it. */
export interface StagedSite {
  readonly files: Files
  /** The merchant among its templates, as a verb of the command line reads it. */
  readonly set: MerchantSet
  readonly merchant: ResolvedMerchant
  readonly boot: WholeBootData
  readonly diagnostics: readonly Diagnostic[]
}

export interface Refused {
  readonly diagnostics: readonly Diagnostic[]
}

/** Resolves files merged over the sampler that was written to `dir`. */
export function siteResolver(dir: string): (files: Files) => StagedSite | Refused {
  const written = loadMerchants({ dir })
  const parsed = new WeakMap<object, JsonFile>()
  // With the same assets, the templates are examined once.
  const assets = new AssetFiles()

  function fileOf(key: string, value: object): JsonFile {
    const known = parsed.get(value) ?? parseJsonFile(`${dir}/sampler/${key}.json`, JSON.stringify(value))
    parsed.set(value, known)
    return known
  }

  return (files) => {
    const own = Object.entries(files).map(([key, value]) => [key as FileKey, fileOf(key, value as object)] as const)
    // A merchant with another code is in a folder of that name.
    const { code } = files['site'] as { code: string }
    const folder = { ...written.folders.get('sampler')!, code, files: new Map(own) }
    const { sampler: _, ...others } = Object.fromEntries(written.folders)
    const set = { ...written, folders: new Map(Object.entries({ ...others, [code]: folder })) }
    const { merchants, templates, diagnostics } = checkLoaded(set, [code], assets)
    const merchant = [...merchants, ...templates].find((each) => each.code === code)
    return merchant === undefined
      ? { diagnostics }
      : { files, set, merchant, boot: bootData(merchant, wholeTexts(merchant)), diagnostics }
  }
}

export function isResolved(site: StagedSite | Refused): site is StagedSite {
  return 'merchant' in site
}
