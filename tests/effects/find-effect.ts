import { toPointer } from '@/merchants/json-pointer'
import { valueAt, type JsonValue } from '@/merchants/json-value'
import type { SchemaNode } from '@/merchants/schema-node'
import type { Leaf } from './leaves'
import { placesOf, withValue, type Files, type Place } from './places'
import { probesFor, type Probe } from './probes'
import { isResolved, type Refused, type StagedSite } from './staged-site'
import { targetsIn } from './targets'
import { otherValues } from './values'

export type Effect =
  /** Where the change showed. A key with one value has another refused. */
  { readonly seen: Probe['kind'] | 'refusal' } | { readonly unseen: string }

/** More choices than this are a list of names that goes to one place: one other name stands for all. */
const mostChoices = 6

/** Of a free value, so many others are tried in each place. */
const mostValues = 6

/** Finds out whether leaves have an effect, on merchants made from `files`. */
export class EffectFinder {
  readonly #files: Files
  readonly #resolve: (files: Files) => StagedSite | Refused
  readonly #sites = new Map<string, StagedSite | Refused>()
  readonly #observed = new WeakMap<StagedSite, Map<string, Promise<string>>>()

  constructor(files: Files, resolve: (files: Files) => StagedSite | Refused) {
    this.#files = files
    this.#resolve = resolve
  }

  /** Changes the leaf in place after place until each value that counts has shown. */
  async effectOf(leaf: Leaf, root: SchemaNode): Promise<Effect> {
    const file = leaf.file === 'locale' ? 'locales/EN' : leaf.file
    const targets = targetsIn(this.#files, file, [])
    const places = await this.#likeliestFirst(
      leaf,
      [leaf, ...onSystemPage(leaf)].flatMap((each) => placesOf(each, root, file, this.#files, targets)),
    )
    if (leaf.node.schema['const'] !== undefined) return this.#refusalOfOthers(places[0]!)
    const silent = new Set<string>()
    const shown = new Map<string, Probe['kind']>()
    let refusal = 'no other value is known'
    for (const place of places) {
      const before = this.#site(place.files)
      if (!isResolved(before)) {
        refusal = reasonOf(before)
        continue
      }
      for (const [name, value] of valuesAt(place, leaf, before)) {
        if (shown.has(name)) continue
        const after = this.#resolve({ ...place.files, [file]: withValue(place.files[file]!, place.path, value) })
        if (!isResolved(after)) {
          refusal = reasonOf(after)
          continue
        }
        const seen = await this.#difference(before, after, probesFor(place, leaf))
        if (seen === undefined) {
          silent.add(name)
          continue
        }
        if (!isChoice(leaf.node)) return { seen }
        shown.set(name, seen)
        silent.delete(name)
      }
      const [seen] = shown.values()
      if (seen !== undefined && silent.size === 0) return { seen }
    }
    return { unseen: silent.size > 0 ? `nothing changes between ${[...silent].slice(0, 4).join(' or ')}` : refusal }
  }

  /** A text stands in hundreds of places, of which few are on the first page that is looked at. */
  async #likeliestFirst(leaf: Leaf, places: Place[]): Promise<Place[]> {
    const [first] = places
    const site = first && this.#site(first.files)
    if (places.length < 20 || first === undefined || !isResolved(site!)) return places
    const page = await this.#observe(site, probesFor(first, leaf)[0]!)
    const isShown = ({ file, path, files }: Place) => {
      const value = valueAt(files[file], path)
      // What stands in a text's placeholders is not the same on the page.
      return typeof value === 'string' && page.includes(value.split(' {{')[0]!)
    }
    return [...places.filter(isShown), ...places.filter((place) => !isShown(place))]
  }

  async #difference(
    before: StagedSite,
    after: StagedSite,
    probes: readonly Probe[],
  ): Promise<Probe['kind'] | undefined> {
    for (const probe of probes) {
      const [one, other] = await Promise.all([this.#observe(before, probe), probe.observe(after)])
      if (one !== other) return probe.kind
    }
    return undefined
  }

  /** What is seen of a merchant before the change is the same for many leaves. */
  #observe(site: StagedSite, probe: Probe): Promise<string> {
    const observed = this.#observed.get(site) ?? new Map<string, Promise<string>>()
    this.#observed.set(site, observed)
    const known = observed.get(probe.name) ?? Promise.resolve(probe.observe(site))
    observed.set(probe.name, known)
    return known
  }

  #refusalOfOthers({ file, path, files }: Place): Effect {
    const after = this.#resolve({ ...files, [file]: withValue(files[file]!, path, 'another value') })
    const isRefused = after.diagnostics.some(({ pointer }) => pointer === toPointer(path))
    return isRefused ? { seen: 'refusal' } : { unseen: 'another value is accepted' }
  }

  #site(files: Files): StagedSite | Refused {
    const written = JSON.stringify(files)
    const known = this.#sites.get(written) ?? this.#resolve(files)
    this.#sites.set(written, known)
    return known
  }
}

/** A section of a page may stand on the maintenance page too, where it may have more to say. */
function onSystemPage(leaf: Leaf): Leaf[] {
  const [pages, page, ...section] = leaf.steps
  if (pages?.kind !== 'key' || pages.key !== 'pages' || page?.kind !== 'entry' || leaf.file !== 'routes') return []
  const steps = ['system', 'maintenance'].map((key) => ({ kind: 'key', key, isRequired: true }) as const)
  const isSection = section[0]?.kind === 'key' && section[0].key === 'sections'
  return isSection && section.length > 2 ? [{ ...leaf, steps: [...steps, ...section] }] : []
}

/** Values other than the one that holds, written or by default, by the change that they make: one way is as good as the other. */
function valuesAt(place: Place, { node, file: config }: Leaf, before: StagedSite): Map<string, JsonValue> {
  const { file, path, files } = place
  const held = valueAt(before.merchant.config[config as 'site'] as unknown as JsonValue, path)
  const current = valueAt(files[file], path) ?? held
  const others = otherValues(node, current, targetsIn(files, file, path))
  const tried = isChoice(node) ? others : others.slice(0, mostValues)
  return new Map(
    tried.map((value) => [
      [current, value]
        .map((each) => JSON.stringify(each))
        .sort()
        .join(' and '),
      value,
    ]),
  )
}

function isChoice({ schema, branches, ref }: SchemaNode): boolean {
  const choices = Array.isArray(schema['enum']) ? schema['enum'].length : branches.size
  return (
    schema['type'] === 'boolean' || branches.size > 0 || (ref === undefined && choices > 0 && choices <= mostChoices)
  )
}

function reasonOf({ diagnostics }: Refused): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  return errors.map(({ file, pointer, message }) => `${file} ${pointer} ${message}`).join('; ')
}
