/**
 * Addresses of pictures that failed to load, the oldest first, because a scrolled list renders the same one often (2
 * §9: one attempt, 200 kept).
 */
const missing = new Set<string>()
const mostMissing = 200

export const isMissing = (src: string): boolean => missing.has(src)

export function noteMissing(src: string): void {
  missing.add(src)
  const [earliest] = missing
  if (missing.size > mostMissing && earliest !== undefined) missing.delete(earliest)
}
