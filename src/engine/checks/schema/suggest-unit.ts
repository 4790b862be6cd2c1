import type { JsonValue } from '@/contract/json/json-value'
import type { Schema } from '@/engine/schema/schema-files'

interface Unit {
  /** Whether a value is so far off that its unit must be wrong, rather than one of its digits. */
  readonly isBeyond: (value: number) => boolean
  /** By name, how many of the key's own unit make up one of them. */
  readonly others: readonly (readonly [name: string, count: number])[]
}

/**
 * Keyed by the first word of a time's description. Far off means longer than a day, longer than ten years, or shorter
 * than a blink.
 */
const units: Readonly<Record<string, Unit>> = {
  Minutes: {
    isBeyond: (value) => value > 24 * 60,
    others: [
      ['seconds', 60],
      ['milliseconds', 60_000],
    ],
  },
  Days: {
    isBeyond: (value) => value > 3650,
    others: [
      ['minutes', 1440],
      ['seconds', 86_400],
      ['milliseconds', 86_400_000],
    ],
  },
  Milliseconds: { isBeyond: (value) => value > 0 && value < 100, others: [['seconds', 1 / 1000]] },
}

/** Suggests the unit in which an out-of-range time would be in range. */
export function unitMeant(
  value: JsonValue | undefined,
  schema: Schema | undefined,
): { readonly message: string; readonly suggestions: string[] } | undefined {
  const { description } = schema ?? {}
  const [word = ''] = typeof description === 'string' ? description.split(/[ .]/) : []
  const unit = units[word]
  if (typeof value !== 'number' || unit?.isBeyond(value) !== true) return undefined
  const [least, most] = [Number(schema?.['minimum'] ?? 0), Number(schema?.['maximum'] ?? Infinity)]
  const fits = (meant: number) => Number.isInteger(meant) && meant > 0 && meant >= least && meant <= most
  const found = unit.others.find(([, count]) => fits(value / count))
  if (found === undefined) return undefined
  const [name, count] = found
  const meant = value / count
  return { message: `must be ${word.toLowerCase()}: ${value} ${name} are ${meant}`, suggestions: [String(meant)] }
}
