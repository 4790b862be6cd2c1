import { child, isJsonObject, keysOf, quote, valueAt, type JsonValue } from '@/contract/json/json-value'
import type { Draft } from '@/engine/merge/draft'
import { memoiseByPart } from '@/engine/memo/memoise-by-part'

/** Kinds of viewers that conditions distinguish. A player is a member who is not an agent. */
export type Viewer = 'guest' | 'player' | 'agent' | 'trial'
export const everybody: readonly Viewer[] = ['guest', 'player', 'agent', 'trial']

/** What a condition may say about the viewer, about the wallet, and about the kinds of games available. */
export const conditionWords = {
  session: ['guest', 'member', 'agent', 'trial'],
  wallet: ['single', 'separate'],
  category: ['RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP', 'ESPORTS', 'ELOTT', 'LOTT', 'COCKFIGHT'],
} as const

/** One possible combination of facts. */
export interface FactCombination {
  readonly viewer: Viewer
  /** Unknown until the viewer has signed in. */
  readonly wallet: string | undefined
  /** Whether the account may transfer to its upline. Unknown until the viewer has signed in. */
  readonly toUpline: boolean | undefined
  /** Whether each switch is on, by `nameOf`. */
  readonly facts: ReadonlyMap<string, boolean>
}

/** Switches that a merchant's own files fix permanently, by `nameOf`. */
export type Fixed = ReadonlyMap<string, boolean>

/** Conditions with more switches than this are not evaluated: each one doubles the work. */
const mostFacts = 8
const switches = ['feature', 'promotion', 'category', 'contract'] as const

/** Every combination of facts that matters to the conditions; undefined when there are too many. */
export function circumstancesOf(
  conditions: readonly JsonValue[],
  viewers: readonly Viewer[],
  fixed: Fixed,
): FactCombination[] | undefined {
  const names = [...new Set(conditions.flatMap(namesIn))].filter((name) => !fixed.has(name))
  if (names.length > mostFacts) return undefined
  const uplines = conditions.some(isAboutUpline) ? [undefined, true, false] : [undefined]
  const all: FactCombination[] = []
  for (const viewer of viewers)
    for (const wallet of viewer === 'guest' ? [undefined] : [undefined, ...conditionWords.wallet])
      for (const toUpline of viewer === 'guest' ? [undefined] : uplines)
        for (let bits = 0; bits < 2 ** names.length; bits++) {
          const facts = names.map((name, at): [string, boolean] => [name, (bits & (2 ** at)) !== 0])
          if (viewer !== 'agent' && facts.some(([name, isOn]) => isOn && name.startsWith('contract '))) continue
          all.push({ viewer, wallet, toUpline, facts: new Map([...fixed, ...facts]) })
        }
  return all
}

/** Evaluates a condition as the site does (src/site/merchant/conditions.ts). */
export function holdsIn(when: JsonValue | undefined, now: FactCombination): boolean {
  if (!isJsonObject(when)) return true
  const [key = ''] = keysOf(when)
  const value = child(when, key)
  if (key === 'session') return value === now.viewer || (value === 'member' && isMember(now.viewer))
  if (key === 'wallet') return value === now.wallet
  if (key === 'toUpline') return value === now.toUpline
  if (key === 'all') return listOf(value).every((each) => holdsIn(each, now))
  if (key === 'any') return listOf(value).some((each) => holdsIn(each, now))
  if (key === 'not') return !holdsIn(value, now)
  return now.facts.get(nameOf(key, value)) ?? false
}

/** Flags that the server cannot change. A template's brands may decide otherwise. */
export function fixedBy({ isTemplate, config }: Draft): Fixed {
  if (isTemplate) return new Map()
  const flags = child(config.features, 'flags')
  const locked = keysOf(flags)
    .filter((name) => valueAt(flags, [name, 'locked']) === true)
    .map((name): [string, boolean] => [nameOf('feature', name), valueAt(flags, [name, 'default']) === true])
  return new Map(locked)
}

/** The names in a condition that are switched on or off permanently. */
export function fixedIn(when: JsonValue, fixed: Fixed): FixedName[] {
  return keysOf(when).flatMap((key) => {
    const value = child(when, key)
    if (key === 'all' || key === 'any') return listOf(value).flatMap((each) => fixedIn(each, fixed))
    if (key === 'not') return value === undefined ? [] : fixedIn(value, fixed)
    const isOn = fixed.get(nameOf(key, value))
    return isOn === undefined ? [] : [{ key, name: typeof value === 'string' ? value : quote(value), isOn }]
  })
}

export interface FixedName {
  readonly key: string
  readonly name: string
  readonly isOn: boolean
}

/** Which kinds of games exist: those supplied by the vendors shown. A template's brands may show other vendors. */
export function suppliedBy({ isTemplate, config: { vendors } }: Draft): Fixed {
  return isTemplate ? new Map() : supplied(vendors)
}

/** Whether a shown vendor has games of a kind; undefined when that cannot be known. */
export function hasGames(draft: Draft, kind: JsonValue): boolean | undefined {
  return suppliedBy(draft).get(nameOf('category', kind))
}

const supplied = memoiseByPart((vendors): Fixed => {
  const [order, items] = [child(vendors, 'order'), child(vendors, 'items')]
  // An unreadable entry may be any vendor.
  if (!Array.isArray(order) || !order.every((code) => typeof code === 'string' && isJsonObject(child(items, code))))
    return new Map()
  const kinds = new Set(
    order.flatMap((code) => (typeof code === 'string' ? listOf(child(child(items, code), 'categories')) : [])),
  )
  return new Map(conditionWords.category.map((kind) => [nameOf('category', kind), kinds.has(kind)]))
})

function isAboutUpline(when: JsonValue | undefined): boolean {
  if (!isJsonObject(when)) return false
  return keysOf(when).some((key) => {
    const value = child(when, key)
    return key === 'toUpline' || (Array.isArray(value) ? value.some(isAboutUpline) : isAboutUpline(value))
  })
}

function isMember(viewer: Viewer): boolean {
  return viewer === 'player' || viewer === 'agent'
}

function namesIn(when: JsonValue): string[] {
  return keysOf(when).flatMap((key) => {
    const value = child(when, key)
    if (key === 'all' || key === 'any') return listOf(value).flatMap(namesIn)
    if (key === 'not') return value === undefined ? [] : namesIn(value)
    return (switches as readonly string[]).includes(key) ? [nameOf(key, value)] : []
  })
}

function nameOf(key: string, value: JsonValue | undefined): string {
  return `${key} ${quote(value)}`
}

function listOf(value: JsonValue | undefined): JsonValue[] {
  return Array.isArray(value) ? value : []
}
