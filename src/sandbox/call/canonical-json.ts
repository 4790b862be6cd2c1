/** JSON with the properties of each object in one order: two ways to write a request down are one request. */
export const canonicalJson = (value: unknown): string => JSON.stringify(value, (_, part: unknown) => ordered(part))

function ordered(part: unknown): unknown {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
  return Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
