import { extname } from 'node:path'
import type { Asset } from '@/engine/folder/asset-files'
import type { ReferenceCheck } from '@/engine/checks/check-kinds'

const home = (src: string): string =>
  `{ "pages": { "home": { "picture": { "src": "${src}", "width": 1200, "height": 630 } } } }`
/** The start of a PNG of 1200 × 630 pixels. */
const start = [
  0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 4, 0xb0, 0, 0, 2, 0x76,
]
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"></svg>'

/** In pixels: below it messengers show a thumbnail at most, and below 200 nothing. */
const least = { width: 600, height: 315 }
/** Width to height. Wider and taller ones are cut down to their middle, or left out. */
const shapes = { least: 1, most: 2.1 }

export const linkPicture: ReferenceCheck = {
  code: 'link-picture',
  severity: 'warning',
  docs: {
    what: 'The picture of a page, which messengers and social networks show beside a link, is neither JPEG nor PNG, or is small, tall or a strip.',
    why: 'They show no drawings, hardly any WebP, and nothing that is small: the link stands there bare. 1200 × 630 pixels suit all of them.',
    bad: { 'assets/share.svg': drawing, 'routes.json': home('share.svg') },
    good: { 'assets/share.png': new Uint8Array(start), 'routes.json': home('share.png') },
  },
  refs: ['asset'],
  inspect({ value, path }, { assets, chain }) {
    if (path[0] !== 'pages' || path[2] !== 'picture') return []
    const asset = assets.find(value, chain)
    const problem = asset && problemOf(value, asset)
    if (problem === undefined) return []
    const expected = 'a JPEG or PNG of 1200 × 630 pixels'
    return [{ message: `messengers do not show ${value}: ${problem}`, expected }]
  },
}

const shown: Readonly<Record<string, string>> = { '.jpg': 'jpeg', '.png': 'png' }
const drawn: Readonly<Record<string, string>> = {
  '.svg': 'a drawing',
  '.webp': 'a WebP',
  '.avif': 'an AVIF',
  '.ico': 'an icon',
}

function problemOf(src: string, { format, width, height, size }: Asset): string | undefined {
  const ending = extname(src)
  if (size === 0) return undefined
  if (drawn[ending] !== undefined) return `it is ${drawn[ending]}`
  // Another check reports a file that is not what its name says.
  if (shown[ending] !== format || width === undefined || height === undefined) return undefined
  if (width < least.width || height < least.height) return `it has ${width} × ${height} pixels alone`
  const shape = width / height
  if (shape >= shapes.least && shape <= shapes.most) return undefined
  return `with ${width} × ${height} pixels it is ${shape < shapes.least ? 'a tall one' : 'a strip'}`
}
