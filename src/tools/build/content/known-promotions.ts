import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { idsOf, type BrandContent } from './brand-content'

/** The promotions that builds have known, by their ids as addresses write them. */
export interface KnownPromotions {
  readonly there: readonly string[]
  /** Those that were there once and are no longer, the latest first. */
  readonly gone: readonly string[]
}

/** Name of the file that keeps them for the next build, in a brand's folder. */
export const knownFileName = 'promotions.json'

/** Addresses of promotions that are over for longer are answered like those that never were. */
const mostGone = 1000

/** Those of the last build; undefined where none has asked. */
export function readKnown(folder: string): KnownPromotions | undefined {
  const file = join(folder, knownFileName)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as KnownPromotions) : undefined
}

/** Nothing is gone because a gateway did not answer. */
export function nextKnown(last: KnownPromotions = { there: [], gone: [] }, content: BrandContent): KnownPromotions {
  if (content.promotions === undefined) return last
  const there = idsOf(content)
  const now = new Set(there)
  const over = [...last.there, ...last.gone].filter((id) => !now.has(id))
  return { there, gone: [...new Set(over)].slice(0, mostGone) }
}
