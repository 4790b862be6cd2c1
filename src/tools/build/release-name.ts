import { createHash } from 'node:crypto'

/** A short name of these contents. Deterministic, so that the same files always make the same release. */
export function releaseName(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12)
}
