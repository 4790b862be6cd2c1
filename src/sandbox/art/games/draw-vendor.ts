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
