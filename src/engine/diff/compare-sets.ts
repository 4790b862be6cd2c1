import { Examiner, type Examination } from '@/engine/checker/examine'
import { isTemplate, lineageOf } from '@/engine/folder/lineage'
import type { MerchantSet } from '@/engine/folder/load-merchants'
import { unreadableFiles } from '@/engine/why/open-draft'
import { compareMerchants, type Change } from './compare-merchants'

export interface MerchantDiff {
  readonly code: string
  readonly isTemplate: boolean
  readonly status: 'added' | 'removed' | 'changed' | 'same'
  readonly changes: readonly (Change & { readonly from?: string })[]
  /** Unreadable files, which were not compared. */
  readonly unreadable: readonly string[]
}

/** A changed template and the brands that extend it. */
export interface TemplateReach {
  readonly code: string
  /** All brands that extend it, whether or not they override the change. */
  readonly brands: readonly string[]
  /** The brands that the change affects. */
  readonly reached: readonly string[]
}

export interface SetDiff {
  readonly merchants: readonly MerchantDiff[]
  readonly templates: readonly TemplateReach[]
}

/** Compares the resolved merchants of two states of the folder. */
export function compareSets(before: MerchantSet, after: MerchantSet, codes: readonly string[] = []): SetDiff {
  const all = [...new Set([...before.folders.keys(), ...after.folders.keys()])].sort()
  const comparer = new Comparer(before, after)
  const diffs = new Map(all.map((code) => [code, comparer.compare(code)]))
  const marked = all.map((code) => markOrigins(diffs.get(code) as MerchantDiff, diffs, after))
  const merchants = marked.filter(({ code }) => codes.length === 0 || codes.includes(code))
  const changed = marked.filter(({ isTemplate, status }) => isTemplate && status === 'changed')
  return { merchants, templates: changed.map(({ code }) => reachOf(code, marked, after)) }
}

class Comparer {
  readonly #sets: readonly [MerchantSet, MerchantSet]
  readonly #examiners: readonly [Examiner, Examiner]

  constructor(before: MerchantSet, after: MerchantSet) {
    this.#sets = [before, after]
    this.#examiners = [new Examiner(before.folders), new Examiner(after.folders)]
  }

  compare(code: string): MerchantDiff {
    const [old, now] = this.#sets.map(({ folders }) => folders.get(code))
    const [was, is] = this.#sets.map((_, index) => this.#examine(code, index))
    const unreadable = this.#sets.flatMap((set, index) => {
      const examined = index === 0 ? was : is
      return examined === undefined
        ? []
        : unreadableFiles(set, examined.draft).map((file) => (index === 0 ? `${file} (before)` : file))
    })
    const common = {
      code,
      unreadable,
      isTemplate: [now, old].some((folder) => folder !== undefined && isTemplate(folder)),
    }
    if (was === undefined || is === undefined)
      return { ...common, status: was === undefined ? 'added' : 'removed', changes: [] }
    const changes = compareMerchants(was, is)
    return { ...common, status: changes.length === 0 && unreadable.length === 0 ? 'same' : 'changed', changes }
  }

  #examine(code: string, index: number): Examination | undefined {
    const folder = this.#sets[index]?.folders.get(code)
    return folder === undefined ? undefined : this.#examiners[index]?.examine(folder)
  }
}

function chainOf(code: string, { folders }: MerchantSet): string[] {
  const folder = folders.get(code)
  return folder === undefined
    ? []
    : lineageOf(folder, folders)
        .chain.slice(1)
        .map((each) => each.code)
}

/** Attributes a change to a template that makes the same change at the same place. */
function markOrigins(diff: MerchantDiff, all: ReadonlyMap<string, MerchantDiff>, after: MerchantSet): MerchantDiff {
  const templates = chainOf(diff.code, after).reverse()
  const changes = diff.changes.map((change) => {
    const from = templates.find((code) => all.get(code)?.changes.some((each) => isSameChange(each, change)))
    return from === undefined ? change : { ...change, from }
  })
  return { ...diff, changes }
}

function isSameChange(a: Change, b: Change): boolean {
  return a.place === b.place && JSON.stringify([a.before, a.after]) === JSON.stringify([b.before, b.after])
}

function reachOf(code: string, diffs: readonly MerchantDiff[], after: MerchantSet): TemplateReach {
  const brands = diffs.filter((each) => !each.isTemplate && chainOf(each.code, after).includes(code))
  const reached = brands.filter(({ changes }) => changes.some(({ from }) => from === code))
  return { code, brands: brands.map((each) => each.code), reached: reached.map((each) => each.code) }
}
