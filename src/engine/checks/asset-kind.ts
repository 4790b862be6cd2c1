import type { FileFormat } from '@/engine/file-format'
import type { ReferenceCheck } from './merchant-check'

/** What the schema asks of a file, as `x-file`. */
type Wanted = { readonly [K in keyof FileFormat]: NonNullable<FileFormat[K]> }

export const assetKind: ReferenceCheck = {
  code: 'asset-kind',
  severity: 'error',
  docs: {
    what: 'The file is of another kind or size than its place asks for, whatever its name says.',
    why: 'Browsers and phones would show it blurred, cut off or not at all.',
    bad: { 'theme.json': '{ "assets": { "icons": { "touch": "favicon.svg" } } }' },
    good: { 'theme.json': '{ "assets": { "icons": { "touch": "icon-touch.png" } } }' },
  },
  refs: ['asset'],
  inspect({ value, schema }, { assets, chain }) {
    const wanted = schema['x-file'] as Wanted | undefined
    const asset = wanted === undefined ? undefined : assets.find(value, chain)
    if (wanted === undefined || asset === undefined || isWanted(asset, wanted)) return []
    const expected = `a file of the kind ${inWords(wanted)}`
    return [{ message: `${value} is ${inWords(asset)}, not ${inWords(wanted)}`, expected }]
  },
}

function isWanted(asset: FileFormat, wanted: Wanted): boolean {
  const isSize = (['width', 'height'] as const).every(
    (side) => wanted[side] === undefined || wanted[side] === asset[side],
  )
  return asset.format === wanted.format && isSize
}

function inWords({ format, width, height }: FileFormat): string {
  const kind = format === undefined ? 'another kind of file' : format.toUpperCase().replace('WOFF2', 'woff2')
  return width === undefined ? kind : `${kind} of ${width} × ${height ?? ''} pixels`
}
