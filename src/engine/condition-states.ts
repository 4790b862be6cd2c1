import { child, isJsonObject, keysOf, quote, valueAt, type JsonValue } from '@/lib/json-value'
import type { Draft } from './draft'

/** Who is looking, as conditions tell people apart. A player is a member who is no agent. */
export type Viewer = 'guest' | 'player' | 'agent' | 'trial'
export const everybody: readonly Viewer[] = ['guest', 'player', 'agent', 'trial']

/** What a condition may say of who is looking, and of how games are paid for. */
export const conditionWords = {
  session: ['guest', 'member', 'agent', 'trial'],
  wallet: ['single', 'separate'],
} as const

/** One way things may be. */
export interface Circumstances {
  readonly viewer: Viewer
  /** Unknown until somebody has signed in. */
  readonly wallet: string | undefined
  /** Of what may be on or off, by `nameOf`, whether it is. */
  readonly facts: ReadonlyMap<string, boolean>
}

/** What a merchant's own files decide once for all, by `nameOf`. */
export type Fixed = ReadonlyMap<string, boolean>

/** Conditions about more than this are not worked out: each thing doubles the work. */
const mostFacts = 8
const switches = ['feature', 'promotion', 'category', 'contract'] as const

/** Every way things may be that matters to the conditions; undefined where there are too many. */
export function circumstancesOf(
  conditions: readonly JsonValue[],
  viewers: readonly Viewer[],
  fixed: Fixed,
): Circumstances[] | undefined {
  const names = [...new Set(conditions.flatMap(namesIn))].filter((name) => !fixed.has(name))
  if (names.length > mostFacts) return undefined
  const all: Circumstances[] = []
  for (const viewer of viewers)
    for (const wallet of viewer === 'guest' ? [undefined] : [undefined, ...conditionWords.wallet])
      for (let bits = 0; bits < 2 ** names.length; bits++) {
        const facts = names.map((name, at): [string, boolean] => [name, (bits & (2 ** at)) !== 0])
        if (viewer !== 'agent' && facts.some(([name, isOn]) => isOn && name.startsWith('contract '))) continue
        all.push({ viewer, wallet, facts: new Map([...fixed, ...facts]) })
      }
  return all
}

/** As the site works it out (src/site/conditions.ts). */
export function holdsIn(when: JsonValue | undefined, now: Circumstances): boolean {
  if (!isJsonObject(when)) return true
  const [key = ''] = keysOf(when)
  const value = child(when, key)
  if (key === 'session') return value === now.viewer || (value === 'member' && isMember(now.viewer))
  if (key === 'wallet') return value === now.wallet
  if (key === 'all') return listOf(value).every((each) => holdsIn(each, now))
  if (key === 'any') return listOf(value).some((each) => holdsIn(each, now))
  if (key === 'not') return !holdsIn(value, now)
  return now.facts.get(nameOf(key, value)) ?? false
}

/** Flags that the server may not change. A template's brands may decide otherwise. */
export function fixedBy({ isTemplate, config }: Draft): Fixed {
  if (isTemplate) return new Map()
  const flags = child(config.features, 'flags')
  const locked = keysOf(flags)
    .filter((name) => valueAt(flags, [name, 'locked']) === true)
    .map((name): [string, boolean] => [nameOf('feature', name), valueAt(flags, [name, 'default']) === true])
  return new Map(locked)
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
