/** Parses a boolean: servers send true, 1, "1" or "true". */
export function isFlagOn(raw: unknown): boolean {
  return raw === true || raw === 1 || raw === '1' || (typeof raw === 'string' && raw.toLowerCase() === 'true')
}
