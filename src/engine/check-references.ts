import type { JsonObject, Path } from '@/lib/json-value'
import type { Asset } from './asset-files'
import { referenceChecks } from './checks/all-checks'
import type { CheckFinding, Reference } from './checks/check'
import { entryMaps } from './checks/entry-unknown'
import { configFiles, isLocaleFile, type ConfigFile, type FileKey } from './config-files'
import type { Draft } from './draft'
import { toPointer } from './json-pointer'
import { itemPlace } from './item-place'
import { schemaOf } from './schema-node'
import { namesHiddenEntry, type UnsurePlace } from './unsure-places'
import { Usage } from './usage'
import { walkReferences } from './walk-references'

/** A value of the merged files that names an asset. */
export interface AssetLeaf {
  readonly file: ConfigFile
  readonly holder: JsonObject
  readonly key: string | number
  readonly asset: Asset
}

/** Adds what is wrong with the names that the files of a merchant use, and finds the assets among them. */
export function checkReferences(
  draft: Draft,
  findings: CheckFinding[],
  unsure: readonly UnsurePlace[],
): { findings: readonly CheckFinding[]; assetLeaves: readonly AssetLeaf[] } {
  const assetLeaves: AssetLeaf[] = []
  if (!draft.isComplete) return { findings, assetLeaves }
  const saidTexts = new Set<string>()
  const usage = new Usage()
  // What a language lacks stands at no place that names something.
  const wrong = findings.filter(({ file, path }) => path.length > 0 && !isLocaleFile(file))
  const refused = new Set(wrong.map(({ file, path }) => placeKey(file, path)))
  // By kind: a name made of both would be made anew for each of thousands of places.
  const right = new Map<string, Set<string>>()
  const judge = (file: ConfigFile, reference: Reference): void => {
    const { kind, value, path, spot, parents } = reference
    usage.note(file, reference)
    // A value that the schema refuses names nothing: that is one mistake.
    if (refused.size > 0 && refused.has(placeKey(file, path))) return
    if (unsure.length > 0 && namesHiddenEntry(reference, file, unsure)) return
    // Whether there is such a thing is asked once a name: a text is named in many places.
    const rightNames = right.get(kind) ?? new Set()
    if (rightNames.has(value)) return
    right.set(kind, rightNames)
    const before = findings.length
    for (const check of referenceChecks.get(kind) ?? [])
      for (const problem of check.inspect(reference, draft)) {
        // One text may be named in many places: the first stands for all.
        const said = problem.about === undefined ? undefined : `${problem.about} ${value}`
        if (said !== undefined && saidTexts.has(said)) continue
        if (said !== undefined) saidTexts.add(said)
        const place = spot === 'key' ? { path: [...path], spot } : itemPlace(draft.chain, file, path, value)
        findings.push({ ...problem, check, file, ...place, received: JSON.stringify(value) })
      }
    if (findings.length === before && !byPlace.has(kind)) rightNames.add(value)
    if (kind !== 'asset') return
    const asset = draft.assets.find(value, draft.chain)
    if (asset !== undefined)
      assetLeaves.push({ file, holder: parents.at(-1) as JsonObject, key: path.at(-1) as string, asset })
  }
  for (const file of configFiles) {
    const data = draft.config[file]
    if (data !== undefined) walkReferences(schemaOf(file), data, (reference) => judge(file, reference))
  }
  return { findings: usage.judge(draft, findings), assetLeaves }
}

/** Kinds that are judged by what stands around them. */
const byPlace: ReadonlySet<string> = new Set(['asset', ...Object.keys(entryMaps)])

function placeKey(file: FileKey, path: Path): string {
  return `${file}${toPointer(path)}`
}
