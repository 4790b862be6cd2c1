import type { Path } from '@/lib/json-value'
import type { Asset } from './asset-files'
import { referenceChecks } from './checks/all-checks'
import type { CheckFinding, Reference } from './checks/check'
import { configFiles, isLocaleFile, type ConfigFile, type FileKey } from './config-files'
import type { Draft } from './draft'
import { toPointer } from './json-pointer'
import { itemPlace } from './item-place'
import { byPlace, namesOfPart } from './part-names'
import { schemaOf } from './schema-node'
import { namesHiddenEntry, type UnsurePlace } from './unsure-places'
import { Usage } from './usage'
import { walkReferences, type SharedPart } from './walk-references'

/** A value of the merged files that names an asset. */
export interface AssetLeaf {
  readonly file: ConfigFile
  readonly path: Path
  /** As the file names it. */
  readonly name: string
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
  const rightOf = (kind: string): Set<string> => {
    const names = right.get(kind) ?? new Set()
    right.set(kind, names)
    return names
  }
  const judge = (file: ConfigFile, reference: Reference): void => {
    const { kind, value, path, spot } = reference
    usage.note(file, reference)
    // A value that the schema refuses names nothing: that is one mistake.
    if (refused.size > 0 && refused.has(placeKey(file, path))) return
    if (unsure.length > 0 && namesHiddenEntry(reference, file, unsure)) return
    // Whether there is such a thing is asked once a name: a text is named in many places.
    const rightNames = rightOf(kind)
    if (rightNames.has(value)) return
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
    if (asset !== undefined) assetLeaves.push({ file, path: [...path], name: value, asset })
  }
  const isRight = (reference: Reference): boolean => {
    const { kind, value } = reference
    const rightNames = rightOf(kind)
    if (rightNames.has(value)) return true
    const isFine = (referenceChecks.get(kind) ?? []).every((check) => check.inspect(reference, draft).length === 0)
    if (isFine) rightNames.add(value)
    return isFine
  }
  const judgePart = (file: ConfigFile, { part, node, path, parents }: SharedPart): boolean => {
    // Where something is wrong, each place counts.
    if (refused.size > 0 || unsure.length > 0) return false
    const { names, placed } = namesOfPart(part, node)
    if (!names.every(isRight)) return false
    for (const each of names) usage.note(file, each)
    for (const each of placed)
      judge(file, { ...each, path: [...path, ...each.path], parents: [...parents, ...each.parents] })
    return true
  }
  for (const file of configFiles) {
    const data = draft.config[file]
    if (data === undefined) continue
    walkReferences(
      schemaOf(file),
      data,
      (each) => judge(file, each),
      (part) => judgePart(file, part),
    )
  }
  return { findings: usage.judge(draft, findings), assetLeaves }
}

function placeKey(file: FileKey, path: Path): string {
  return `${file}${toPointer(path)}`
}
