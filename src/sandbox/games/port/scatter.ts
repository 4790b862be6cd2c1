/** A deterministic pseudo-random whole number from 0 (inclusive) to `many` (exclusive). */
export function scatter(seed: number, many: number): number {
  let mixed = Math.imul(seed ^ 0x9e37_79b9, 0x85eb_ca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35)
  return ((mixed ^ (mixed >>> 16)) >>> 0) % many
}

/** The choice at an index, wrapping around at the end. */
export function turn<T>(choices: readonly T[], place: number): T {
  const chosen = choices[((place % choices.length) + choices.length) % choices.length]
  if (chosen === undefined) throw new RangeError('there is nothing to choose from')
  return chosen
}
