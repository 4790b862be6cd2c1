/** Parses a length limit: a whole number above 0. Servers send null, 0 and "" for none, and "4" for 4. */
export function normaliseLimit(name: string, raw: unknown, report: (problem: string) => void): number | undefined {
  if (raw === null || raw === undefined || raw === '') return undefined
  const limit = typeof raw === 'string' ? Number(raw) : raw
  if (limit === 0) return undefined
  if (typeof limit === 'number' && Number.isSafeInteger(limit) && limit > 0) return limit
  report(`${name} ${JSON.stringify(raw)} is no length`)
  return undefined
}
