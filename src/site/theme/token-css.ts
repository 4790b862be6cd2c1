import type {
  ColorValue,
  DimensionValue,
  DurationTokens,
  FontFamilyToken,
  ShadowValue,
} from '@/contract/generated/merchant-types'

/** A colour token's value in CSS. */
export function colorCss({ colorSpace, components: [a = 0, b = 0, c = 0], alpha }: ColorValue): string {
  const opacity = alpha === 1 ? '' : `/${alpha}`
  switch (colorSpace) {
    case 'srgb':
      return alpha === 1 ? `#${hex(a)}${hex(b)}${hex(c)}` : `rgb(${byte(a)} ${byte(b)} ${byte(c)}${opacity})`
    case 'hsl':
      return `hsl(${a} ${b}% ${c}%${opacity})`
    case 'oklch':
      return `oklch(${a} ${b} ${c}${opacity})`
  }
}

export function dimensionCss({ value, unit }: DimensionValue): string {
  return value === 0 ? '0px' : `${value}${unit}`
}

export function durationCss({ value, unit }: DurationTokens['short']['$value']): string {
  return `${value}${unit}`
}

export function shadowCss({ color, offsetX, offsetY, blur, spread }: ShadowValue): string {
  return `${[offsetX, offsetY, blur, spread].map(dimensionCss).join(' ')} ${colorCss(color)}`
}

/** Font family names of several words are quoted; keywords such as system-ui must not be. */
export function familyCss(families: FontFamilyToken['$value']): string {
  return families.map((family) => (family.includes(' ') ? `"${family}"` : family)).join(',')
}

function byte(component: number): number {
  return Math.round(Math.min(1, Math.max(0, component)) * 255)
}

function hex(component: number): string {
  return byte(component).toString(16).padStart(2, '0')
}
