import { toHex } from '@/engine/color/to-rgb'
import type { Theme } from '@/contract/generated/merchant-types'
import { lookColors, lookFaces, type LookName } from './look-names'

/**
 * The look of a brand that a client takes over from its launch address (2 §7): the scheme of its pages, colours as
 * #rrggbb, the radius of controls in pixels, the kind of typeface of its headings, and how drawn
 * numbers look. With the scheme `auto` the
 * colours are those of dark pages, and those of light ones come too: the client asks the device, as the pages do.
 */
export type ClientLook = Readonly<Partial<Record<LookName, string>>>

const largestRadius = 24

export function clientLook({ scheme, tokens, style }: Pick<Theme, 'scheme' | 'tokens' | 'style'>): ClientLook {
  const colorsOf = (shown: 'light' | 'dark', prefix: '' | 'light.') =>
    Object.fromEntries(lookColors.map((name) => [prefix + name, toHex(tokens.color[shown][name].$value)]))
  const { value, unit } = tokens.radius.control.$value
  const families = tokens.font.heading.$value
  return {
    scheme,
    ...colorsOf(scheme === 'light' ? 'light' : 'dark', ''),
    ...(scheme === 'auto' && colorsOf('light', 'light.')),
    radius: String(Math.min(largestRadius, Math.round(unit === 'rem' ? value * 16 : value))),
    face: lookFaces.find((face) => families.includes(face)) ?? 'sans-serif',
    numbers: style.drawnNumbers,
  }
}
