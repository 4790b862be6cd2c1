import { vendorEmblems } from '@/contract/catalogue/vendor-emblems'
import { picture } from '@/sandbox/art/scene'
import { vendorCodes } from '@/sandbox/games/port/catalogue'

/** The vendor's emblem as a path 24 wide: the one that the site draws when all vendors are present. */
const vendorMark = (vendor: string): string => vendorEmblems(vendorCodes).get(vendor) ?? ''

/** The vendor's emblem, white on its own dark hue. Undefined for an unknown vendor. */
export function drawVendor(vendor: string): string | undefined {
  const place = vendorCodes.indexOf(vendor)
  if (place < 0) return undefined
  const hue = (place * 137) % 360
  return picture(
    { width: 240, height: 240 },
    `<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="hsl(${hue} 62% 42%)"/><stop offset="1" stop-color="hsl(${hue + 40} 70% 20%)"/></linearGradient>` +
      `<rect width="240" height="240" fill="url(#g)"/><path transform="translate(48 48) scale(6)" fill="#fff" fill-rule="evenodd" d="${vendorMark(vendor)}"/>`,
  )
}

/** Suffixes of a vendor's product images (2 §9). COLOR is the vendor's own hue, the others are everybody's. */
const productColors: Readonly<Record<string, (place: number) => string>> = {
  DEFAULT: () => '#8f8ba6',
  ACTIVE: () => '#35e0c1',
  WHITE: () => '#ffffff',
  COLOR: (place) => `hsl(${(place * 137) % 360} 78% 64%)`,
  PURPLE: () => '#9b5cff',
}

/** An icon as the platform's image servers have it: the emblem on nothing. Undefined for an unknown name. */
export function drawProductImage(code: string, suffix: string): string | undefined {
  const place = vendorCodes.indexOf(code)
  const color = Object.hasOwn(productColors, suffix) ? productColors[suffix] : undefined
  if (place < 0 || color === undefined) return undefined
  const path = `<path transform="translate(4 4)" fill="${color(place)}" fill-rule="evenodd" d="${vendorMark(code)}"/>`
  return picture({ width: 32, height: 32 }, path)
}
