import type { JsonObject, JsonValue } from '@/contract/json/json-value'

/**
 * The fewest moves that turn one order into another: items that keep their relative position are not named, and items
 * that the template adds later are inherited. Undefined when moves cannot express the change.
 */
export function movesBetween(from: readonly JsonValue[], to: readonly JsonValue[]): JsonObject | undefined {
  const names = [...from, ...to]
  if (!names.every((name) => typeof name === 'string') || new Set(to).size < to.length) return undefined
  const stays = longestRise(to.map((name) => from.indexOf(name))).map((place) => from[place])
  const [first] = stays
  if (first === undefined) return undefined
  const gone = from.filter((name) => !to.includes(name)).map((name) => [name, null])
  const come = to.flatMap((name, place) => {
    if (stays.includes(name)) return []
    return [[name, place === 0 ? { before: first } : { after: to[place - 1] }]]
  })
  return Object.fromEntries([...gone, ...come]) as JsonObject
}

/** The longest increasing subsequence. -1 does not count as a number. */
function longestRise(places: readonly number[]): number[] {
  const best: number[][] = []
  for (const [at, place] of places.entries()) {
    if (place < 0) continue
    const before = best.slice(0, at).filter((run) => (run.at(-1) ?? -1) < place)
    best[at] = [...(before.toSorted((a, b) => b.length - a.length)[0] ?? []), place]
  }
  return best.reduce((longest, run) => (run.length > longest.length ? run : longest), [])
}
