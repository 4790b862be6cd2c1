import type { ResponsiblePlay } from '@/contract/generated/merchant-types'
import type { JsonValue } from '@/contract/json/json-value'
import de from './de.json' with { type: 'json' }
import mga from './mga.json' with { type: 'json' }
import ontario from './ontario.json' with { type: 'json' }
import pagcor from './pagcor.json' with { type: 'json' }
import se from './se.json' with { type: 'json' }
import ukgc from './ukgc.json' with { type: 'json' }

/** Where a duty stands, and since when. */
interface Sourced {
  /** The duty in a sentence. */
  readonly says: string
  readonly source: string
  /** Day: 2021-07-01. */
  readonly since: string
}

export type PackKey = Exclude<keyof ResponsiblePlay, 'pack' | 'links'>

/** What a key of responsiblePlay is, unless the brand says otherwise, and what it may not be. */
export interface KeyDuty extends Sourced {
  readonly key: PackKey
  readonly value: JsonValue
  readonly is?: boolean
  readonly least?: number
  readonly most?: number
  readonly has?: readonly (string | number)[]
  readonly hasOneOf?: readonly string[]
}

/** What players must be able to find. */
export interface ReachDuty extends Sourced {
  readonly reach: 'help' | 'limits' | 'licence' | 'seal'
}

/** The rules of a jurisdiction. */
export interface Pack {
  readonly jurisdiction: string
  readonly authority: string
  /** Day on which its sources were read. */
  readonly read: string
  readonly sources: Readonly<Record<string, string>>
  readonly duties: readonly (KeyDuty | ReachDuty)[]
  /** What the games or the gateway have to keep: no JSON of a brand decides it. */
  readonly elsewhere: readonly (Sourced & { readonly who: string })[]
}

export type PackName = Exclude<ResponsiblePlay['pack'], 'none'>

/** A test looks at what the files hold. */
export const packs = { de, mga, ontario, pagcor, se, ukgc } as unknown as Readonly<Record<PackName, Pack>>

/** The rules that a brand names; undefined for none. */
export function packOf(name: unknown): Pack | undefined {
  return typeof name === 'string' && Object.hasOwn(packs, name) ? packs[name as PackName] : undefined
}

/** The duty with where it stands and since when. */
export function dutyWords({ says, source, since }: KeyDuty | ReachDuty): string {
  return `${says} (${source}, since ${since})`
}

export function isKeyDuty(duty: KeyDuty | ReachDuty): duty is KeyDuty {
  return 'key' in duty
}
