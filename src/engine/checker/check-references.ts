import { valueAt, type Path } from '@/contract/json/json-value'
import { referenceChecks } from '@/engine/checks/all-checks'
import type { ReferenceCheck } from '@/engine/checks/check-kinds'
import type { CheckFinding } from '@/engine/finding/check'
import type { Reference } from '@/engine/names/reference'
import { languagesWithTexts } from '@/engine/checks/texts/text-missing'
import { configFiles, isLocaleFile, type ConfigFile, type FileKey } from '@/engine/schema/config-files'
import type { Draft } from '@/engine/merge/draft'
import { toPointer } from '@/contract/json/json-pointer'
import { itemPlace } from '@/engine/merge/item-location'
import { byPlace, namesOfPart } from './part-names'
import { schemaOf } from '@/engine/schema/schema-node'
import { ownPartOf, type JudgedDraft, type PlacedReference } from './alike-drafts'
import { namesHiddenEntry, type UnsurePlace } from './uncertain-locations'
import { Usage } from './usage'
import type { AssetLeaf } from '@/engine/resolved/with-asset-addresses'
import { walkReferences, type SharedPart } from '@/engine/names/walk-references'

export interface CheckedReferences {
  readonly findings: readonly CheckFinding[]
  readonly assetLeaves: readonly AssetLeaf[]
}

/** Where the names of a merchant's files are judged. */
export interface ReferencesPlace {
  readonly draft: Draft
  readonly judged: JudgedDraft
  readonly unsure: readonly UnsurePlace[]
  /** The template below it, already checked and without errors. */
  readonly template: Draft | undefined
}

/** Adds findings about the names that a merchant's files use, and collects the assets they refer to. */
export function checkReferences(place: ReferencesPlace, findings: CheckFinding[]): CheckedReferences {
  if (!place.draft.isComplete) return { findings, assetLeaves: [] }
  return checkAgain(place, findings) ?? checkAll(place, findings)
}

/** If a brand with the same files has no mistake, only what is each brand's own is judged; undefined for a mistake. */
function checkAgain(place: ReferencesPlace, findings: readonly CheckFinding[]): CheckedReferences | undefined {
  const { draft, judged } = place
  if (judged.references === undefined || findings.length > 0) return undefined
  const found: CheckFinding[] = []
  const judge = new Judge(place, found)
  for (const { file, reference } of judged.references)
    if (!judge.takeSameAsset(file, reference)) judge.judgeReference(file, reference)
  walkReferences(schemaOf('site'), ownPartOf(draft.config.site), (reference) => judge.judgeReference('site', reference))
  return found.length > 0 ? undefined : { findings, assetLeaves: judge.assetLeaves }
}

function checkAll(place: ReferencesPlace, findings: CheckFinding[]): CheckedReferences {
  const { draft, judged } = place
  const judge = new Judge(place, findings)
  for (const file of configFiles) {
    const data = draft.config[file]
    if (data === undefined) continue
    walkReferences(
      schemaOf(file),
      data,
      (reference) => judge.judge(file, reference),
      (part) => judge.judgePart(file, part),
    )
  }
  const all = judge.usage.judge(draft, findings)
  // A text may lead to the brand's own host, which another brand has not.
  const isSameForAll = () => judge.usage.judge(judged.draft, findings).length === 0
  if (all.length === 0 && isSameForAll()) {
    judged.references = judge.ofEachBrand
    judged.assets = new Map(judge.assetLeaves.map(({ name, asset }) => [name, asset.facts]))
  }
  return { findings: all, assetLeaves: judge.assetLeaves }
}

/** Kinds of names that are valid in every brand or in none: if the template is valid, so are they. */
const everywhereAlike: ReadonlySet<string> = new Set(['rule', 'locale', 'timeZone', 'currency', 'host', 'call'])

/** Kinds of names that are looked up in what is each brand's own: its hosts, its assets and its legal documents. */
const kindsOfBrand: ReadonlySet<string> = new Set(['asset', 'address', 'legalDocument'])

class Judge {
  readonly usage = new Usage()
  readonly assetLeaves: AssetLeaf[] = []
  /** The references of these kinds. */
  readonly ofEachBrand: PlacedReference[] = []
  readonly #draft: Draft
  readonly #judged: JudgedDraft
  readonly #findings: CheckFinding[]
  readonly #unsure: readonly UnsurePlace[]
  readonly #template: Draft | undefined
  readonly #keepsTexts: boolean
  readonly #refused: ReadonlySet<string>
  readonly #saidTexts = new Set<string>()
  /** Keyed by kind first: building a combined key for each of thousands of places would be slow. */
  readonly #right = new Map<string, Set<string>>()

  constructor({ draft, judged, unsure, template }: ReferencesPlace, findings: CheckFinding[]) {
    this.#draft = draft
    this.#judged = judged
    this.#findings = findings
    this.#unsure = unsure
    this.#template = template
    this.#keepsTexts = template !== undefined && keepsTexts(draft, template)
    // Missing translations are not located at a place that names something.
    const wrong = findings.filter(({ file, path }) => path.length > 0 && !isLocaleFile(file))
    this.#refused = new Set(wrong.map(({ file, path }) => placeKey(file, path)))
  }

  judge(file: ConfigFile, reference: Reference): void {
    this.usage.note(file, reference)
    this.#noteOwn(file, reference)
    this.judgeReference(file, reference)
  }

  /** Judges a reference of which is known what it says about usage. */
  judgeReference(file: ConfigFile, reference: Reference): void {
    const { kind, value, path } = reference
    // Skip a value that the schema already refuses: report one mistake, not two.
    if (this.#refused.size > 0 && this.#refused.has(placeKey(file, path))) return
    if (this.#unsure.length > 0 && namesHiddenEntry(reference, file, this.#unsure)) return
    // Look each name up only once, because a text is named in many places.
    const right = this.#rightOf(kind)
    if (right.has(value)) return
    if (this.#find(file, reference) === 0 && !byPlace.has(kind)) right.add(value)
    if (kind === 'asset') this.#noteAsset(file, [...path], value)
  }

  /** Whether a reference leads to a file with the content that was judged where the same is named. */
  takeSameAsset(file: ConfigFile, { kind, value, path }: Reference): boolean {
    const asset = kind === 'asset' ? this.#draft.assets.find(value, this.#draft.chain) : undefined
    if (asset === undefined || asset.facts !== this.#judged.assets.get(value)) return false
    this.assetLeaves.push({ file, path, name: value, asset })
    return true
  }

  #noteOwn(file: ConfigFile, reference: Reference): void {
    if (!kindsOfBrand.has(reference.kind)) return
    const { path, parents } = reference
    this.ofEachBrand.push({ file, reference: { ...reference, path: [...path], parents: [...parents] } })
  }

  #noteAsset(file: ConfigFile, path: Path, name: string): void {
    const asset = this.#draft.assets.find(name, this.#draft.chain)
    if (asset !== undefined) this.assetLeaves.push({ file, path, name, asset })
  }

  /**
   * Checks the names in a shared part as a whole. Returns false if there is a mistake in it, in which case each place
   * must be checked.
   */
  judgePart(file: ConfigFile, { part, node, path, parents }: SharedPart): boolean {
    if (this.#refused.size > 0 || this.#unsure.length > 0) return false
    const known = namesOfPart(part, node, file, path)
    const isInherited = valueAt(this.#template?.config[file], path) === part
    for (const [kind, references] of known.names) if (!this.#areRight(kind, references, isInherited)) return false
    this.usage.notePart(known, { path, parents })
    for (const references of known.names.values()) for (const each of references) this.#noteOwn(file, each)
    for (const each of known.placed)
      if (this.#keepsAsset(each) && (isInherited || this.#isInTemplate(file, each))) {
        this.#noteOwn(file, each)
        this.#noteAsset(file, each.path, each.value)
      } else this.judge(file, { ...each, parents: [...parents, ...each.parents] })
    return true
  }

  /** Whether a name in a valid template refers to the same file here as in the template. */
  #keepsAsset({ kind, value }: Reference): boolean {
    return kind === 'asset' && this.#draft.chain[0]?.assets.has(value) === false
  }

  /** Whether the object that holds a value is the template's: what is asked of an asset stands beside its name. */
  #isInTemplate(file: ConfigFile, { path, parents }: Reference): boolean {
    return valueAt(this.#template?.config[file], path.slice(0, -1)) === parents.at(-1)
  }

  /** `isInherited`: whether the names are in a part of the valid template. */
  #areRight(kind: string, references: readonly Reference[], isInherited: boolean): boolean {
    const checks = referenceChecks.get(kind)
    if (checks === undefined) return true
    if (isInherited && (everywhereAlike.has(kind) || (kind === 'textKey' && this.#keepsTexts))) return true
    const right = this.#rightOf(kind)
    for (const reference of references) {
      if (right.has(reference.value)) continue
      for (const check of checks) if (!this.#isRight(check, reference)) return false
      right.add(reference.value)
    }
    return true
  }

  /** What a check cannot see cannot decide what it finds: most do not see what is the brand's own. */
  #isRight(check: ReferenceCheck, reference: Reference): boolean {
    const draft = kindsOfBrand.has(reference.kind) ? this.#draft : this.#judged.draft
    return check.inspect(reference, draft).length === 0
  }

  #rightOf(kind: string): Set<string> {
    const names = this.#right.get(kind) ?? new Set()
    if (names.size === 0) this.#right.set(kind, names)
    return names
  }

  /** Runs the checks on a reference, adds their findings, and returns how many there were. */
  #find(file: ConfigFile, reference: Reference): number {
    const { kind, value, path, spot } = reference
    const before = this.#findings.length
    for (const check of referenceChecks.get(kind) ?? [])
      for (const problem of this.#isRight(check, reference) ? [] : check.inspect(reference, this.#draft)) {
        // A text, or a picture, may be named in many places: report only the first.
        const about = kind === 'asset' ? problem.message : problem.about
        const said = about === undefined ? undefined : `${about} ${value}`
        if (said !== undefined && this.#saidTexts.has(said)) continue
        if (said !== undefined) this.#saidTexts.add(said)
        const place = spot === 'key' ? { path: [...path], spot } : itemPlace(this.#draft.chain, file, path, value)
        const asset = kind === 'asset' ? { asset: value } : {}
        this.#findings.push({ ...problem, ...asset, check, file, ...place, received: JSON.stringify(value) })
      }
    return this.#findings.length - before
  }
}

/** Whether a merchant has every text of its template in at least one language. */
function keepsTexts(draft: Draft, template: Draft): boolean {
  const [languages, others] = [languagesWithTexts(draft), languagesWithTexts(template)]
  const isRemoving = [...draft.texts.own.values()].some((texts) => Object.values(texts).includes(null))
  return !isRemoving && others.length > 0 && others.every((language) => languages.includes(language))
}

function placeKey(file: FileKey, path: Path): string {
  return `${file}${toPointer(path)}`
}
