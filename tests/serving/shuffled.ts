/** The same entries in a pseudo-random order that is the same in every run. */
export function shuffled<T>(entries: readonly T[]): T[] {
  let seed = 20_261_121
  const next = () => (seed = (seed * 48_271) % 2_147_483_647)
  return entries
    .map((entry) => ({ entry, place: next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ entry }) => entry)
}
