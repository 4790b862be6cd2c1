import { AssetFiles } from '@/engine/folder/asset-files'
import { checkLoaded, type CheckedMerchants } from '@/engine/checker/check-merchants'
import { syntaxError } from '@/engine/checks/files/syntax-error'
import { comment } from '@/engine/folder/faults/find-syntax-errors'
import type { Diagnostic } from '@/engine/finding/diagnostic'
import { newProblems } from '@/engine/finding/new-problems'
import { isTemplate, lineageOf } from '@/engine/folder/lineage'
import type { MerchantSet } from '@/engine/folder/load-merchants'
import { offsetOf } from '@/engine/folder/text-range'
import type { FileChange } from '@/engine/migrate/draft-folder'
import { repairsOf, withTexts, type Repair } from './apply-fixes'
import { isBetter } from './is-better'
import { placeKey } from './place-key'

/** A file changed by autofixes. */
export interface FixedFile extends FileChange {
  readonly after: string
  /** The path as shown to people. */
  readonly file: string
  /** How many problems are fixed. */
  readonly count: number
  /** The comments that are removed, as written. */
  readonly comments: readonly string[]
}

/** A place that is left as it is, although there is a fix. */
export interface LeftAlone {
  /** Of the problem, as `placeKey` makes it. */
  readonly key: string
  readonly place: string
  readonly reason: string
}

export interface FixedMerchants {
  readonly files: readonly FixedFile[]
  readonly left: readonly LeftAlone[]
  /** The result of the check after the fixes. */
  readonly checked: CheckedMerchants
}

/**
 * A fix may reveal a problem that another mistake hid. More rounds than this would mean two fixes undoing each other.
 */
const mostRounds = 10

/**
 * Makes the repairs that are safe until none is left, and writes nothing to disk. A repair is safe when its text can
 * mean nothing else (names/autofix-text.ts and the checks), and when the merchants have a problem less with it and no
 * new one: all are tried together, and each by itself when that is no gain.
 */
export function fixMerchants(set: MerchantSet, codes?: readonly string[], assets?: AssetFiles): FixedMerchants {
  const run = new FixRun(set, codes, assets)
  for (let round = 0; round < mostRounds && run.goOn(); round++);
  return run.result()
}

interface State {
  readonly set: MerchantSet
  readonly checked: CheckedMerchants
  readonly repairs: readonly Repair[]
}

class FixRun {
  readonly #codes: readonly string[] | undefined
  /** The merchants that the repairs may change, for better or worse. */
  readonly #reached: readonly string[] | undefined
  readonly #assets: AssetFiles
  readonly #files = new Map<string, FixedFile>()
  /** By the place of the problem. */
  readonly #left = new Map<string, LeftAlone>()
  #state: State

  constructor(set: MerchantSet, codes: readonly string[] | undefined, assets = new AssetFiles()) {
    this.#codes = codes
    this.#assets = assets
    const judged = checkLoaded(set, codes, assets)
    const ofTemplate = judged.diagnostics.some(({ fixes, merchant }) => fixes.length > 0 && isTemplateOf(set, merchant))
    // What is changed in a template changes every brand that extends it.
    this.#reached = ofTemplate && codes !== undefined && codes.length > 0 ? withHeirs(set, codes) : codes
    const checked = this.#reached === codes ? judged : checkLoaded(set, this.#reached, assets)
    this.#state = { set, checked, repairs: [] }
  }

  /** Returns false when there is nothing left that may be repaired. */
  goOn(): boolean {
    const { diagnostics } = this.#state.checked
    const open = diagnostics.filter((each) => each.fixes.length > 0 && !this.#left.has(placeKey(each)))
    if (open.length === 0) return false
    const all = this.#attempt(open)
    if (all !== undefined) return this.#accept(all)
    // One of them does harm, or two do together.
    const alone = open.map((each) => ({ each, state: open.length > 1 ? this.#attempt([each]) : undefined }))
    const harmful = alone.filter(({ state }) => state === undefined)
    for (const { each } of harmful) this.#leave(each, 'what is suggested leaves as many problems')
    const [first] = alone
    return harmful.length > 0 || first?.state === undefined || this.#accept(first.state)
  }

  result(): FixedMerchants {
    const { set, checked: last } = this.#state
    const checked = this.#reached === this.#codes ? last : checkLoaded(set, this.#codes, this.#assets)
    return { files: [...this.#files.values()], left: [...this.#left.values()], checked }
  }

  /** The merchants with these problems repaired, and those that come to light with them; undefined when it is no gain. */
  #attempt(problems: readonly Diagnostic[]): State | undefined {
    let state: State = { ...this.#state, repairs: [] }
    const { diagnostics } = state.checked
    let next = problems
    for (let round = 0; round < mostRounds && next.length > 0; round++) {
      const made = repairsOf(state.set, next).filter((repair) => !this.#isUnsure(repair))
      if (made.length === 0) break
      const set = withTexts(state.set, made)
      state = { set, checked: checkLoaded(set, this.#reached, this.#assets), repairs: [...state.repairs, ...made] }
      next = newProblems(diagnostics, state.checked.diagnostics).filter(({ fixes }) => fixes.length > 0)
    }
    const repaired = state.repairs.flatMap((repair) => repair.repaired)
    return isBetter(diagnostics, state.checked.diagnostics, repaired) ? state : undefined
  }

  #isUnsure({ text, repaired }: Repair): boolean {
    if (text !== undefined) return false
    for (const each of repaired) this.#leave(each, 'two repairs change the same place')
    return true
  }

  #leave(problem: Diagnostic, reason: string): void {
    const { file, range } = problem
    const key = placeKey(problem)
    this.#left.set(key, { key, place: `${file}:${range.start.line}`, reason })
  }

  #accept(state: State): true {
    for (const { file, text = '', json, code, repaired } of state.repairs) {
      const known = this.#files.get(file) ?? startOf(file, json, code)
      const comments = repaired.filter(isComment).map(({ range: { start, end } }) => {
        return json.text.slice(offsetOf(json.text, start), offsetOf(json.text, end)).trim()
      })
      const count = known.count + repaired.length
      this.#files.set(file, { ...known, after: text, count, comments: [...known.comments, ...comments] })
    }
    this.#state = { ...state, repairs: [] }
    return true
  }
}

function startOf(file: string, { path, text }: Repair['json'], merchant: string): FixedFile {
  return { file, merchant, path, before: text, after: text, count: 0, comments: [] }
}

function isComment({ code, received }: Diagnostic): boolean {
  return code === syntaxError.code && received === comment
}

function isTemplateOf(set: MerchantSet, code: string): boolean {
  const folder = set.folders.get(code)
  return folder !== undefined && isTemplate(folder)
}

/** The merchants, and those that extend a template of theirs. */
function withHeirs(set: MerchantSet, codes: readonly string[]): string[] {
  const chains = [...set.folders.values()].map((folder) => lineageOf(folder, set.folders).chain.map(({ code }) => code))
  const templates = new Set(chains.filter(([own = '']) => codes.includes(own)).flatMap((chain) => chain))
  return chains.filter((chain) => chain.some((code) => templates.has(code))).flatMap(([own]) => own ?? [])
}
