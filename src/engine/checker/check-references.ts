import { valueAt, type Path } from '@/contract/json/json-value'
import { referenceChecks } from '@/engine/checks/all-checks'
import type { CheckFinding } from '@/engine/finding/check'
import type { Reference } from '@/engine/names/reference'
import { languagesWithTexts } from '@/engine/checks/texts/text-missing'
import { configFiles, isLocaleFile, type ConfigFile, type FileKey } from '@/engine/schema/config-files'
import type { Draft } from '@/engine/merge/draft'
import { toPointer } from '@/contract/json/json-pointer'
import { itemPlace } from '@/engine/merge/item-location'
import { byPlace, namesOfPart } from './part-names'
import { schemaOf } from '@/engine/schema/schema-node'
import { namesHiddenEntry, type UnsurePlace } from './uncertain-locations'
import { Usage } from './usage'
import type { AssetLeaf } from '@/engine/resolved/with-asset-addresses'
import { walkReferences, type SharedPart } from '@/engine/names/walk-references'

/**
 * Adds findings about the names that a merchant's files use, and collects the assets they refer to. `template` is the
 * template below them, already checked and without errors.
 */
export function checkReferences(
  draft: Draft,
  findings: CheckFinding[],
  unsure: readonly UnsurePlace[],
  template: Draft | undefined,
): { findings: readonly CheckFinding[]; assetLeaves: readonly AssetLeaf[] } {
  if (!draft.isComplete) return { findings, assetLeaves: [] }
  const judge = new Judge(draft, findings, unsure, template)
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
  return { findings: judge.usage.judge(draft, findings), assetLeaves: judge.assetLeaves }
}

/** Kinds of names that are valid in every brand or in none: if the template is valid, so are they. */
const everywhereAlike: ReadonlySet<string> = new Set(['rule', 'locale', 'timeZone', 'currency', 'host', 'call'])

class Judge {
  readonly usage = new Usage()
  readonly assetLeaves: AssetLeaf[] = []
  readonly #draft: Draft
  readonly #findings: CheckFinding[]
  readonly #unsure: readonly UnsurePlace[]
  readonly #template: Draft | undefined
  readonly #keepsTexts: boolean
  readonly #refused: ReadonlySet<string>
  readonly #saidTexts = new Set<string>()
  /** Keyed by kind first: building a combined key for each of thousands of places would be slow. */
  readonly #right = new Map<string, Set<string>>()

  constructor(draft: Draft, findings: CheckFinding[], unsure: readonly UnsurePlace[], template: Draft | undefined) {
    this.#draft = draft
    this.#findings = findings
    this.#unsure = unsure
    this.#template = template
    this.#keepsTexts = template !== undefined && keepsTexts(draft, template)
    // Missing translations are not located at a place that names something.
    const wrong = findings.filter(({ file, path }) => path.length > 0 && !isLocaleFile(file))
    this.#refused = new Set(wrong.map(({ file, path }) => placeKey(file, path)))
  }

  judge(file: ConfigFile, reference: Reference): void {
    const { kind, value, path } = reference
    this.usage.note(file, reference)
    // Skip a value that the schema already refuses: report one mistake, not two.
    if (this.#refused.size > 0 && this.#refused.has(placeKey(file, path))) return
    if (this.#unsure.length > 0 && namesHiddenEntry(reference, file, this.#unsure)) return
    // Look each name up only once, because a text is named in many places.
    const right = this.#rightOf(kind)
    if (right.has(value)) return
    if (this.#find(file, reference) === 0 && !byPlace.has(kind)) right.add(value)
    if (kind === 'asset') this.#noteAsset(file, [...path], value)
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
    for (const each of known.placed)
      if (this.#keepsAsset(each) && (isInherited || this.#isInTemplate(file, each)))
        this.#noteAsset(file, each.path, each.value)
      else this.judge(file, { ...each, parents: [...parents, ...each.parents] })
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
      for (const check of checks) if (check.inspect(reference, this.#draft).length > 0) return false
      right.add(reference.value)
    }
    return true
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
      for (const problem of check.inspect(reference, this.#draft)) {
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
