import { toPointer } from '@/contract/json/json-pointer'
import type { SchemaNode } from '@/engine/schema/schema-node'
import { valueAt, type JsonValue } from '@/contract/json/json-value'
import type { Leaf } from './leaves'
import { placesOf, withValue, type Files, type Place } from './places'
import type { Probe } from './probe'
import { probesFor } from './probes'
import { isResolved, type Refused, type StagedSite } from './staged-site'
import { targetsIn } from './targets'
import { TriedValues } from './tried-values'
import { isChoice, isLeftOut, valuesAt } from './values-at'

export type Effect =
  /** Where the effect of a change was seen. For a key with only one valid value, another one is refused. */
  { readonly seen: Probe['kind'] | 'refusal' } | { readonly unseen: string }

/** A change as a probe saw it, before and after. */
export interface SeenChange {
  readonly probe: Probe
  readonly sites: readonly [StagedSite, StagedSite]
  readonly observed: readonly [string, string]
  readonly values: readonly [JsonValue | undefined, JsonValue]
}

/** Keys that a check restricts to one value, each with another that its schema would allow. */
const heldByRule: Readonly<Record<string, string>> = {
  'routes.pages.home.path': '/start',
  'routes.pages.login.openToGuests': 'none',
}

/** Finds out whether leaves have an effect, on merchants made from `files`. */
export class EffectFinder {
  readonly #files: Files
  readonly #resolve: (files: Files) => StagedSite | Refused
  readonly #sites = new Map<string, StagedSite | Refused>()
  readonly #observed = new WeakMap<StagedSite, Map<string, Promise<string>>>()
  /** Names of the probes that have seen a change, the latest last. */
  readonly #latest = new Set<string>()

  constructor(files: Files, resolve: (files: Files) => StagedSite | Refused) {
    this.#files = files
    this.#resolve = resolve
  }

  /** The first change of the leaf that is seen, for whoever shows it; undefined where none is. */
  async firstChange(leaf: Leaf, root: SchemaNode): Promise<SeenChange | undefined> {
    const file = leaf.file === 'locale' ? 'locales/EN' : leaf.file
    const places = [leaf, ...onSystemPage(leaf)].flatMap((each) =>
      placesOf(each, root, file, this.#files, targetsIn(this.#files, file, [])),
    )
    for (const place of await this.#likeliestFirst(leaf, places)) {
      const before = this.#site(place.files)
      if (!isResolved(before)) continue
      for (const value of valuesAt(place, leaf, before).values()) {
        const after = this.#resolve(changed(place, value))
        if (!isResolved(after)) continue
        for (const probe of probesFor(place, leaf)) {
          const observed = [await this.#observe(before, probe), await probe.observe(after)] as const
          if (observed[0] === observed[1]) continue
          const values = [valueAt(place.files[place.file], place.path), value] as const
          return { probe, sites: [before, after], observed, values }
        }
      }
    }
    return undefined
  }

  /** Changes the leaf in one place after another until the effect of each significant value was seen. */
  async effectOf(leaf: Leaf, root: SchemaNode): Promise<Effect> {
    const file = leaf.file === 'locale' ? 'locales/EN' : leaf.file
    const targets = targetsIn(this.#files, file, [])
    const places = await this.#likeliestFirst(
      leaf,
      [leaf, ...onSystemPage(leaf)].flatMap((each) => placesOf(each, root, file, this.#files, targets)),
    )
    const other = leaf.node.schema['const'] === undefined ? heldByRule[leaf.name] : 'another value'
    if (other !== undefined) return this.#refusalOfOthers(places[0]!, other)
    const tried = new TriedValues()
    for (const place of places) {
      const seen = await this.#tryAt(place, leaf, tried)
      if (seen !== undefined) return { seen }
    }
    return { unseen: tried.reason }
  }

  /** Tries the leaf's other values at a place. Returns where they were seen, once all significant ones were. */
  async #tryAt(place: Place, leaf: Leaf, tried: TriedValues): Promise<Probe['kind'] | undefined> {
    const before = this.#site(place.files)
    if (!isResolved(before)) {
      tried.refuse(before)
      return undefined
    }
    const isOneEnough = !isChoice(leaf.node) || isLeftOut(place, leaf, before)
    const values = [...valuesAt(place, leaf, before)]
    const sites = new Map<string, StagedSite | Refused>()
    const [likeliest, ...others] = this.#latestFirst(probesFor(place, leaf))
    // A value that no probe sees is asked of all of them: others may be seen by the first.
    for (const probes of [[likeliest!], others]) {
      for (const [name, value] of values) {
        if (tried.hasShown(name)) continue
        const after = sites.get(name) ?? this.#resolve(changed(place, value))
        sites.set(name, after)
        if (isResolved(after)) tried.note(name, await this.#difference(before, after, probes))
        else tried.refuse(after)
        if (isOneEnough && tried.hasShown(name)) return tried.anySeen
      }
    }
    return isOneEnough ? tried.anySeen : tried.allSeen
  }

  /** A text is used in hundreds of places, few of which are on the first page that is looked at. */
  async #likeliestFirst(leaf: Leaf, places: Place[]): Promise<Place[]> {
    const [first] = places
    const site = first && this.#site(first.files)
    if (places.length < 20 || first === undefined || !isResolved(site!)) return places
    const page = await this.#observe(site, probesFor(first, leaf)[0]!)
    const isShown = ({ file, path, files }: Place) => {
      const value = valueAt(files[file], path)
      // The text before the first placeholder, because the page shows another value in its place.
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
      // Sequentially, because a probe may replace `fetch`.
      const one = await this.#observe(before, probe)
      if (one === (await probe.observe(after))) continue
      this.#latest.delete(probe.name)
      this.#latest.add(probe.name)
      return probe.kind
    }
    return undefined
  }

  /** What one key of a part changes is mostly seen where that of the key before it was. */
  #latestFirst(probes: readonly Probe[]): Probe[] {
    const latest = [...this.#latest]
    return probes.toSorted((a, b) => latest.indexOf(b.name) - latest.indexOf(a.name))
  }

  /** Cached, because the observation before the change is the same for many leaves. */
  #observe(site: StagedSite, probe: Probe): Promise<string> {
    const observed = this.#observed.get(site) ?? new Map<string, Promise<string>>()
    this.#observed.set(site, observed)
    const known = observed.get(probe.name) ?? Promise.resolve(probe.observe(site))
    observed.set(probe.name, known)
    return known
  }

  #refusalOfOthers(place: Place, other: string): Effect {
    const after = this.#resolve(changed(place, other))
    const isRefused = after.diagnostics.some(({ pointer }) => pointer === toPointer(place.path))
    return isRefused ? { seen: 'refusal' } : { unseen: 'another value is accepted' }
  }

  #site(files: Files): StagedSite | Refused {
    const written = JSON.stringify(files)
    const known = this.#sites.get(written) ?? this.#resolve(files)
    this.#sites.set(written, known)
    return known
  }
}

function changed({ file, path, files }: Place, value: JsonValue): Files {
  const after = withValue(files[file]!, path, value)
  if (toPointer(path) === '/template' && value === true) return { ...files, [file]: withoutHosts(after) }
  const measure = [...path.slice(0, -1), 'value']
  const number = path.at(-1) === 'unit' ? valueAt(files[file], measure) : undefined
  if (typeof number !== 'number') return { ...files, [file]: after }
  // Converts the number to the new unit, so that the length or duration stays the same and only the unit can show.
  const same = (number * inUnit[value as 'px']) / inUnit[valueAt(files[file], path) as 'px']
  return { ...files, [file]: withValue(after, measure, same) }
}

/** A template has no hosts, because it is never served. What leads to them leads to a site that is allowed. */
function withoutHosts(site: JsonValue): JsonValue {
  const allowed = [valueAt(site, ['allowedHosts']), valueAt(site, ['hosts'])]
    .flat()
    .filter((host) => host !== undefined)
  return withValue(withValue(site, ['hosts'], undefined), ['allowedHosts'], allowed)
}

const inUnit = { px: 16, rem: 1, ms: 1000, s: 1 }

/** A section of a page may also be on the maintenance page, where it may show more. */
function onSystemPage(leaf: Leaf): Leaf[] {
  const [pages, page, ...section] = leaf.steps
  if (pages?.kind !== 'key' || pages.key !== 'pages' || page?.kind !== 'entry' || leaf.file !== 'routes') return []
  const steps = ['system', 'maintenance'].map((key) => ({ kind: 'key', key, isRequired: true }) as const)
  const isSection = section[0]?.kind === 'key' && section[0].key === 'sections'
  return isSection && section.length > 2 ? [{ ...leaf, steps: [...steps, ...section] }] : []
}
