import * as validators from '@/generated/validate-merchant.js'
import { AssetFiles, type Asset } from './asset-files'
import { configFiles, isLocaleFile, languageOf, type ConfigFile, type FileKey } from './config-files'
import { layersOf, namesOf, writtenLanguages, type Draft } from './draft'
import { toPointer } from './json-pointer'
import { cloneJson, type JsonObject, type JsonValue, type Path } from './json-value'
import { isTemplate, lineageOf } from './lineage'
import type { MerchantFolder } from './merchant-folder'
import { isReadable, LayerMerger } from './merge-layers'
import { merchantRules, referenceRules } from './rules/all-rules'
import { missingKey } from './rules/missing-key'
import type { FileFinding, Reference, Rule } from './rules/rule'
import { textUntranslated } from './rules/text-untranslated'
import { tooFew } from './rules/too-few'
import { schemaFindings } from './schema-findings'
import { schemaOf } from './schema-node'
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
}

/** Merges and checks merchants. What several of them share is worked out once. */
export class Examiner {
  readonly #merger = new LayerMerger()
  readonly #assets = new AssetFiles()
  readonly #folders: ReadonlyMap<string, MerchantFolder>

  constructor(folders: ReadonlyMap<string, MerchantFolder>) {
    this.#folders = folders
  }

  examine(folder: MerchantFolder): Examination {
    const { chain, isComplete, problem } = lineageOf(folder, this.#folders)
    const findings: RuledFileFinding[] = problem === undefined ? [] : [{ ...problem.finding, rule: problem.rule }]
    const merged = this.#merger.merge(chain)
    const config: Partial<Record<ConfigFile, JsonValue>> = {}
    const texts = new Map<string, JsonObject>()
    const unreadable = new Set<FileKey>()
    const languages = writtenLanguages(chain).map((language): FileKey => `locales/${language}`)
    for (const key of [...configFiles, ...languages]) {
      const isWhole = layersOf(chain, key).every(isReadable)
      if (!isWhole) unreadable.add(key)
      const data = cloneJson(merged.get(key) ?? (isWhole ? undefined : folder.files.get(key)?.value) ?? null)
      if (data === null) continue
      findings.push(...checkFile(key, data, isComplete && isWhole))
      if (isLocaleFile(key)) texts.set(languageOf(key), data as JsonObject)
      else if (isWhole) config[key] = data
    }
    const names = namesOf(config)
    const parts = { code: folder.code, isTemplate: isTemplate(folder), assets: this.#assets }
    const draft: Draft = { ...parts, chain, isComplete, config, texts, unreadable, names }
    for (const rule of merchantRules) findings.push(...rule.inspect(draft).map((finding) => ({ ...finding, rule })))
    return { draft, ...checkReferences(draft, findings) }
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

function checkReferences(draft: Draft, findings: RuledFileFinding[]): Omit<Examination, 'draft'> {
  const assetLeaves: AssetLeaf[] = []
  if (!draft.isComplete) return { findings, assetLeaves }
  const saidTexts = new Set<string>()
  const refused = new Set(findings.map(({ file, path }) => placeKey(file, path)))
  const check = (file: ConfigFile, reference: Reference): void => {
    const { kind, value, path, spot, parents } = reference
    // A value that the schema refuses names nothing: that is one mistake.
    if (refused.size > 0 && refused.has(placeKey(file, path))) return
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
  return { findings: others, assetLeaves }
}

function placeKey(file: FileKey, path: Path): string {
  return `${file}${toPointer(path)}`
}
