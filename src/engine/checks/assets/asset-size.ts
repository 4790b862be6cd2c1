import { child, type JsonValue } from '@/contract/json/json-value'
import type { ReferenceCheck } from '@/engine/checks/check-kinds'

/** Tolerance for rounding: a scaled picture may be off by a pixel. */
const leeway = 0.02

const logo = (width: number): string =>
  `{ "assets": { "logo": { "src": "wide.svg", "width": ${width}, "height": 40 } } }`
const wide = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 80"></svg>'

export const assetSize: ReferenceCheck = {
  code: 'asset-size',
  severity: 'warning',
  docs: {
    what: 'The picture has other proportions than its width and height say, or fewer pixels.',
    why: 'The page keeps room by what is said: the picture is cut off, pressed together or blurred, or the page moves when it arrives.',
    bad: { 'assets/wide.svg': wide, 'theme.json': logo(120) },
    good: { 'assets/wide.svg': wide, 'theme.json': logo(240) },
  },
  refs: ['asset'],
  inspect({ value, parents }, { assets, chain }) {
    const [width, height] = ['width', 'height'].map((side) => child(parents.at(-1), side))
    const asset = assets.find(value, chain)
    if (asset?.width === undefined || asset.height === undefined || asset.size === 0) return []
    // Other checks report a size that is none.
    if (!isSize(width) || !isSize(height)) return []
    const said = `${width} × ${height}`
    const real = `${asset.width} × ${asset.height}`
    const isOtherShape = Math.abs((width / height) * (asset.height / asset.width) - 1) > leeway
    // A vector drawing cannot have too few pixels.
    const isSmaller = asset.format !== 'svg' && asset.width < width
    if (!isOtherShape && !isSmaller) return []
    const problem = isOtherShape ? 'other proportions than' : 'fewer pixels than'
    if (width === asset.height && height === asset.width) {
      const right = `"width": ${asset.width}, "height": ${asset.height}`
      return [{ message: `${value} measures ${real}: its width and height are swapped`, expected: right }]
    }
    const expected = isOtherShape
      ? `"width" and "height" in the proportions of ${real}`
      : `a picture of at least ${said} pixels`
    return [{ message: `${value} measures ${real}, ${problem} the ${said} that is said`, expected }]
  },
}

function isSize(value: JsonValue | undefined): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0
}
