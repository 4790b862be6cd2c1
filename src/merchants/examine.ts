import * as validators from '@/generated/validate-merchant.js'
import { AssetFiles, type Asset } from './asset-files'
import { configFiles, isLocaleFile, languageOf, type ConfigFile, type FileKey } from './config-files'
import { layersOf, namesOf, writtenLanguages, type Draft } from './draft'
import { isOtherVersion, versionFindings } from './format-version'
import { toPointer } from './json-pointer'
import { cloneJson, type JsonObject, type JsonValue, type Path } from './json-value'
import { layerFindings } from './layer-findings'
import { isTemplate, lineageOf } from './lineage'
import type { MerchantFolder } from './merchant-folder'
import { isReadable, LayerMerger } from './merge-layers'
import { mergePatch } from './merge-patch'
import { merchantRules, referenceRules } from './rules/all-rules'
import { missingKey } from './rules/missing-key'
import type { FileFinding, Reference, Rule } from './rules/rule'
import { textUntranslated } from './rules/text-untranslated'
import { tooFew } from './rules/too-few'
import { schemaFindings } from './schema-findings'
import { schemaOf } from './schema-node'
import { namesHiddenEntry, sureNames, unsurePlaces, type UnsurePlace } from './unsure-places'
import { Usage } from './usage'
import { walkReferences } from './walk-references'

export interface RuledFileFinding extends FileFinding {
  readonly rule: Rule
}

/** A value of the merged files that names an asset. */
export interface AssetLeaf {
  readonly holder: JsonObject
  readonly key: string | number
  readonly asset: Asset
}

export interface Examination {
  readonly draft: Draft
  readonly findings: readonly RuledFileFinding[]
  readonly assetLeaves: readonly AssetLeaf[]
  /** What its mistakes, and those of its templates, hide. */
  readonly unsure: readonly UnsurePlace[]
}

/** Merges and checks merchants. What several of them share is worked out once. */
export class Examiner {
  readonly #merger = new LayerMerger()
  readonly #known = new Map<MerchantFolder, Examination>()
  readonly #assets: AssetFiles
  readonly #folders: ReadonlyMap<string, MerchantFolder>

  constructor(folders: ReadonlyMap<string, MerchantFolder>, assets = new AssetFiles()) {
    this.#folders = folders
    this.#assets = assets
  }

  examine(folder: MerchantFolder): Examination {
    const examination = this.#known.get(folder) ?? this.#examine(folder)
    this.#known.set(folder, examination)
    return examination
  }

  #examine(folder: MerchantFolder): Examination {
    const { chain, isComplete, problem } = lineageOf(folder, this.#folders)
    const findings: RuledFileFinding[] = problem === undefined ? [] : [{ ...problem.finding, rule: problem.rule }]
    if (isOtherVersion(chain)) return this.#otherVersion(folder, chain)
    const merged = this.#merger.merge(chain)
    const below = this.#merger.mergeBelow(chain)
    const hidden = isComplete ? chain.slice(1).flatMap((template) => this.examine(template).unsure) : []
    const config: Partial<Record<ConfigFile, JsonValue>> = {}
    const texts = new Map<string, JsonObject>()
    const unreadable = new Set<FileKey>()
    const languages = writtenLanguages(chain).map((language): FileKey => `locales/${language}`)
    for (const key of [...configFiles, ...languages]) {
      const isWhole = layersOf(chain, key).every(isReadable)
      if (!isWhole) unreadable.add(key)
      const own = folder.files.get(key)?.value
      const data = cloneJson(merged.get(key) ?? (isWhole || own === undefined ? null : mergePatch(undefined, own)))
      if (data === null) continue
      const found = checkFile(key, data, isComplete && isWhole)
      const layers = { file: key, schema: schemaOf(isLocaleFile(key) ? 'locale' : key), own, below: below.get(key) }
      findings.push(...(isComplete && isWhole ? layerFindings(found, layers, hidden) : found))
      if (isLocaleFile(key)) texts.set(languageOf(key), data as JsonObject)
      else if (isWhole) config[key] = data
    }
    const unsure = [...unsurePlaces(findings), ...hidden]
    const names = sureNames(namesOf(config), unsure)
    const parts = { code: folder.code, isTemplate: isTemplate(folder), assets: this.#assets }
    const draft: Draft = { ...parts, chain, isComplete, config, texts, unreadable, names }
    for (const rule of merchantRules) findings.push(...rule.inspect(draft).map((finding) => ({ ...finding, rule })))
    return { draft, unsure, ...checkReferences(draft, findings, unsure) }
  }

  /** Only the version is said: every key that moved since would be a mistake of its own. */
  #otherVersion(folder: MerchantFolder, chain: readonly MerchantFolder[]): Examination {
    const own = { code: folder.code, isTemplate: isTemplate(folder), assets: this.#assets, chain, isComplete: false }
    const draft: Draft = { ...own, config: {}, texts: new Map(), unreadable: new Set(), names: namesOf({}) }
    return { draft, findings: versionFindings(chain), assetLeaves: [], unsure: [] }
  }
}

/** Of a file whose template cannot be read, only what is written can be judged, not what is missing. */
function checkFile(key: FileKey, data: JsonValue, isWhole: boolean): RuledFileFinding[] {
  const name = isLocaleFile(key) ? 'locale' : key
  const findings = schemaFindings(validators[name], schemaOf(name), data)
    .filter(({ rule }) => isWhole || (rule !== missingKey && rule !== tooFew))
    .map((finding) => ({ ...finding, file: key }))
  if (typeof data === 'object' && data !== null && '$schema' in data) delete data['$schema']
  return findings
}

function checkReferences(
  draft: Draft,
  findings: RuledFileFinding[],
  unsure: readonly UnsurePlace[],
): Pick<Examination, 'findings' | 'assetLeaves'> {
  const assetLeaves: AssetLeaf[] = []
  if (!draft.isComplete) return { findings, assetLeaves }
  const saidTexts = new Set<string>()
  const usage = new Usage()
  const refused = new Set(findings.map(({ file, path }) => placeKey(file, path)))
  const check = (file: ConfigFile, reference: Reference): void => {
    const { kind, value, path, spot, parents } = reference
    usage.note(file, reference)
    // A value that the schema refuses names nothing: that is one mistake.
    if (refused.size > 0 && refused.has(placeKey(file, path))) return
    if (unsure.length > 0 && namesHiddenEntry(reference, file, unsure)) return
    for (const rule of referenceRules.get(kind) ?? [])
      for (const problem of rule.check(reference, draft)) {
        // One text may be named in many places: the first stands for all.
        const said = problem.about === undefined ? undefined : `${problem.about} ${value}`
        if (said !== undefined && saidTexts.has(said)) continue
        if (said !== undefined) saidTexts.add(said)
        findings.push({ ...problem, rule, file, path: [...path], spot, received: JSON.stringify(value) })
      }
    if (kind !== 'asset') return
    const asset = draft.assets.find(value, draft.chain)
    if (asset !== undefined)
      assetLeaves.push({ holder: parents.at(-1) as JsonObject, key: path.at(-1) as string, asset })
  }
  for (const file of configFiles) {
    const data = draft.config[file]
    if (data !== undefined) walkReferences(schemaOf(file), data, (reference) => check(file, reference))
  }
  // A text that a file names is missing there; what remains is named by no file.
  const others = findings.filter(({ rule, about }) => rule !== textUntranslated || !saidTexts.has(about ?? ''))
  return { findings: usage.judge(draft, others), assetLeaves }
}

function placeKey(file: FileKey, path: Path): string {
  return `${file}${toPointer(path)}`
}
