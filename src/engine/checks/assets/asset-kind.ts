import { extname } from 'node:path'
import type { FileFormat, Format } from '@/engine/folder/file-format'
import type { ReferenceCheck } from '@/engine/checks/check-kinds'

/** What the schema requires of a file, in `x-file`. */
interface Wanted {
  readonly format: Format | readonly Format[]
  readonly width?: number
  readonly height?: number
}

const pictures: Readonly<Record<string, Format>> = {
  '.svg': 'svg',
  '.png': 'png',
  '.jpg': 'jpeg',
  '.webp': 'webp',
  '.avif': 'avif',
  '.ico': 'ico',
}

export const assetKind: ReferenceCheck = {
  code: 'asset-kind',
  severity: 'error',
  docs: {
    what: 'The file is empty, or of another kind or size than its name or its place says: a page saved under the name of a picture, a JPEG that is called .png, a drawing where phones need a PNG, a drawing with a script in it, one that is cut off or draws from another host.',
    why: 'Browsers and phones would show it blurred, cut off or not at all, and a drawing that is opened by itself is a page that acts.',
    bad: { 'theme.json': '{ "assets": { "icons": { "touch": "favicon.svg" } } }' },
    good: { 'theme.json': '{ "assets": { "icons": { "touch": "icon-touch.png" } } }' },
  },
  refs: ['asset'],
  inspect({ value, schema }, { assets, chain }) {
    const asset = assets.find(value, chain)
    if (asset === undefined) return []
    const asked = schema['x-file'] as Wanted | undefined
    const named = pictures[extname(value)]
    const expected = asked === undefined ? 'a picture' : `a file of the kind ${inWords(asked)}`
    if (asset.size === 0) return [{ message: `${value} is empty`, expected }]
    if (asset.act !== undefined)
      return [{ message: `${value} is a drawing that acts: ${asset.act}`, expected: 'a drawing without scripts' }]
    if (asset.loaded !== undefined)
      return [
        {
          message: `${value} is a drawing that loads ${asset.loaded}`,
          expected: 'a drawing with all that it shows in it',
        },
      ]
    if (asset.isCut === true)
      return [
        { message: `${value} is a drawing that is cut off: it has no </svg> at its end`, expected: 'the whole file' },
      ]
    if (asked !== undefined) {
      if (isWanted(asset, asked)) return []
      return [{ message: `${value} is ${inWords(asset)}, not ${inWords(asked)}`, expected }]
    }
    if (named === undefined) return [{ message: `${value} is no picture`, expected }]
    if (asset.format === named) return []
    const { format } = asset
    const message = `${value} is ${inWords({ format })}, whatever its name says`
    return [{ message, expected: `a file of the kind ${inWords({ format: named })}` }]
  },
}

function isWanted(asset: FileFormat, wanted: Wanted): boolean {
  const isSize = (['width', 'height'] as const).every(
    (side) => wanted[side] === undefined || wanted[side] === asset[side],
  )
  return asset.format !== undefined && [wanted.format].flat().includes(asset.format) && isSize
}

function inWords({ format, width, height }: FileFormat | Wanted): string {
  const kinds = [format ?? []].flat().map((each) => each.toUpperCase().replace('WOFF2', 'woff2'))
  const kind = kinds.length === 0 ? 'another kind of file' : kinds.join(' or ')
  const isSized = width !== undefined && format !== 'svg'
  return isSized ? `${kind} of ${width} × ${height ?? ''} pixels` : kind
}
