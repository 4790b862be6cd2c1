import { join } from 'node:path'

/** Where the drawn effects are kept between two runs of `npm run docs`. */
export const drawnFolder = '.cache/docs'

/** The digest of what the effects were drawn from. */
export const drawnDigest = join(drawnFolder, 'digest')

export const drawnPictures = join(drawnFolder, 'pictures')

/** The effects of one portion of the keys. */
export function drawnEffects(portion: number | 'only'): string {
  return join(drawnFolder, `effects-${portion}.json`)
}

/** How many processes share the keys: as many as DOCS_PORTIONS says. */
export function portionsOf(): number {
  return Number(process.env['DOCS_PORTIONS'] ?? 1)
}
