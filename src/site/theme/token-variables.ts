import type { ColorTokens, Theme } from '@/contract/generated/merchant-types'
import { colorCss, dimensionCss, durationCss, familyCss, plainColorCss, shadowCss } from './token-css'

/** CSS variables by name, without the leading dashes. */
export type Variables = Readonly<Record<string, string>>

/** The colours of one colour scheme, as any browser shows them. */
export function colorVariables({ $type: _type, ...colors }: ColorTokens): Variables {
  return Object.fromEntries(
    Object.entries(colors).map(([name, token]) => [`color-${kebab(name)}`, plainColorCss(token.$value)]),
  )
}

/** The colours that have a fallback, in their own colour space, by that space. */
export function wideColors({ $type: _type, ...colors }: ColorTokens): ReadonlyMap<string, Variables> {
  const found = new Map<string, Record<string, string>>()
  for (const [name, { $value }] of Object.entries(colors)) {
    if ($value.hex === undefined) continue
    const ofSpace = found.get($value.colorSpace) ?? {}
    ofSpace[`color-${kebab(name)}`] = colorCss($value)
    found.set($value.colorSpace, ofSpace)
  }
  return found
}

/** Every token that is the same in both colour schemes. */
export function measureVariables({ font, fontSize, fontWeight, radius, space, shadow, duration }: Theme['tokens']) {
  return {
    'font-body': familyCss(font.body.$value),
    'font-heading': familyCss(font.heading.$value),
    'font-size-small': dimensionCss(fontSize.small.$value),
    'font-size-body': dimensionCss(fontSize.body.$value),
    'font-size-large': dimensionCss(fontSize.large.$value),
    // The tokens are sizes for a wide screen, where headings reach them; on phones they shrink with the screen.
    'font-size-heading': `min(${dimensionCss(fontSize.heading.$value)},1rem + 3vw)`,
    'font-size-display': `min(${dimensionCss(fontSize.display.$value)},.75rem + 6vw)`,
    'font-weight-body': `${fontWeight.body.$value}`,
    'font-weight-heading': `${fontWeight.heading.$value}`,
    'font-weight-control': `${fontWeight.control.$value}`,
    'radius-control': dimensionCss(radius.control.$value),
    'radius-card': dimensionCss(radius.card.$value),
    'radius-dialog': dimensionCss(radius.dialog.$value),
    ...steps(dimensionCss(space.unit.$value)),
    'space-gutter': dimensionCss(space.gutter.$value),
    // Percentages refer to the element that uses it: the gutter, or what centres the content on a wide screen.
    'page-edge': 'max(var(--space-gutter),(100% - 80rem)/2)',
    'space-section': `min(${dimensionCss(space.section.$value)},1.5rem + 6vw)`,
    'shadow-card': shadowCss(shadow.card.$value),
    'shadow-overlay': shadowCss(shadow.overlay.$value),
    'duration-short': durationCss(duration.short.$value),
    'duration-medium': durationCss(duration.medium.$value),
  } satisfies Variables
}

const stepCount = 12

function steps(unit: string): Variables {
  return Object.fromEntries(
    Array.from({ length: stepCount }, (_, index) => [
      `space-${index + 1}`,
      index === 0 ? unit : `calc(${unit}*${index + 1})`,
    ]),
  )
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
