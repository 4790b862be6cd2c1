import type {
  ColorValue,
  DimensionValue,
  DurationTokens,
  FontFamilyToken,
  ShadowValue,
} from '@/contract/generated/merchant-types'

/** A colour token's value in CSS, in its own colour space. */
export function colorCss({ colorSpace, components, alpha }: ColorValue): string {
  const [a, b, c] = components.map((each) => (each === null ? 'none' : `${each}`))
  const isWhole = components.every((each) => each !== null)
  const opacity = alpha === 1 ? '' : `/${alpha}`
  switch (colorSpace) {
    case 'srgb':
      if (!isWhole) return `color(srgb ${a} ${b} ${c}${opacity})`
      return alpha === 1 ? `#${components.map(hex).join('')}` : `rgb(${components.map(byte).join(' ')}${opacity})`
    case 'hsl':
    case 'hwb':
      return `${colorSpace}(${a} ${percent(b)} ${percent(c)}${opacity})`
    case 'lab':
    case 'lch':
    case 'oklab':
    case 'oklch':
      return `${colorSpace}(${a} ${b} ${c}${opacity})`
    default:
      return `color(${colorSpace} ${a} ${b} ${c}${opacity})`
  }
}

/**
 * The colour as any browser shows it: the fallback of a colour whose space not every browser knows. Such a colour has
 * its `hex`, the others have none.
 */
export function plainColorCss(color: ColorValue): string {
  const { hex: fallback, alpha } = color
  if (fallback === undefined) return colorCss(color)
  return alpha === 1 ? fallback : fallback + hex(alpha)
}

export function dimensionCss({ value, unit }: DimensionValue): string {
  return value === 0 ? '0px' : `${value}${unit}`
}

export function durationCss({ value, unit }: DurationTokens['short']['$value']): string {
  return `${value}${unit}`
}

export function shadowCss(shadows: readonly ShadowValue[]): string {
  return shadows.map(oneShadow).join(',')
}

/** In a colour that any browser shows: one that it did not know would take the whole shadow away. */
function oneShadow({ color, offsetX, offsetY, blur, spread, inset }: ShadowValue): string {
  const lengths = [offsetX, offsetY, blur, spread].map(dimensionCss).join(' ')
  return `${inset ? 'inset ' : ''}${lengths} ${plainColorCss(color)}`
}

/** Family names that are no identifiers of CSS are quoted; keywords such as system-ui must not be. */
export function familyCss(families: FontFamilyToken['$value']): string {
  return families.map((family) => (/^-?[A-Za-z_][\w-]*$/.test(family) ? family : `"${family}"`)).join(',')
}

function percent(component: string | undefined): string {
  return component === 'none' ? 'none' : `${component}%`
}

function byte(component: number | null): number {
  return Math.round(Math.min(1, Math.max(0, component ?? 0)) * 255)
}

function hex(component: number | null): string {
  return byte(component).toString(16).padStart(2, '0')
}
