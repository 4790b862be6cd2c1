import { toHex } from '@/engine/color/to-rgb'
import type { Theme } from '@/contract/generated/merchant-types'
import { lookColors, lookFaces, type LookName } from './look-names'

/**
 * The look of a brand that a client takes over from its launch address (2 §7): the scheme that its pages start with,
 * colours as #rrggbb, the radius of controls in pixels, and the kind of typeface of its headings.
 */
export type ClientLook = Readonly<Partial<Record<LookName, string>>>

const largestRadius = 24

export function clientLook({ scheme, tokens }: Pick<Theme, 'scheme' | 'tokens'>): ClientLook {
  const shown = scheme === 'light' ? 'light' : 'dark'
  const colors = tokens.color[shown]
  const { value, unit } = tokens.radius.control.$value
  const families = tokens.font.heading.$value
  return {
    scheme: shown,
    ...Object.fromEntries(lookColors.map((name) => [name, toHex(colors[name].$value)])),
    radius: String(Math.min(largestRadius, Math.round(unit === 'rem' ? value * 16 : value))),
    face: lookFaces.find((face) => families.includes(face)) ?? 'sans-serif',
  }
}
