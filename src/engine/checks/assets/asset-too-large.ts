import type { ReferenceCheck } from '@/engine/checks/check-kinds'

/** In bytes. A picture above this takes almost twice the budget of the whole first screen (300 KB). */
const most = 500 * 1024
/** A video is loaded only on demand, and in pieces. */
const mostOfFilm = 8 * 1024 * 1024

export const assetTooLarge: ReferenceCheck = {
  code: 'asset-too-large',
  severity: 'error',
  docs: {
    what: 'The file is larger than 500 KB; a film, than 8 MB.',
    why: 'On a phone it would take seconds to arrive.',
    bad: { 'assets/logo.svg': `<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(most)}</svg>` },
    good: { 'assets/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>' },
  },
  refs: ['asset'],
  inspect({ value }, { assets, chain }) {
    const asset = assets.find(value, chain)
    if (asset === undefined) return []
    const isFilm = asset.format === 'mp4' || asset.format === 'webm'
    if (asset.size <= (isFilm ? mostOfFilm : most)) return []
    const expected = isFilm ? 'a film of at most 8 MB, or one on another server' : 'a file of at most 500 KB'
    return [{ message: `${value} has ${Math.ceil(asset.size / 1024)} KB`, expected }]
  },
}
