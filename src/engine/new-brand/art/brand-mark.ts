import type { Letterer } from '@/engine/new-brand/letters/lettering'
import type { MarkName } from '@/engine/new-brand/letters/typefaces'

export interface MarkColors {
  readonly fill: string
  readonly ink: string
}

/** Shapes in a 40 × 40 square. */
const forms: Record<MarkName, string> = {
  circle: 'M20 0A20 20 0 0 1 20 40A20 20 0 0 1 20 0Z',
  cut: 'M9 0H40V31L31 40H0V9Z',
  squircle: 'M20 0C35 0 40 5 40 20S35 40 20 40 0 35 0 20 5 0 20 0Z',
  arch: 'M0 40V20A20 20 0 0 1 40 20V40Z',
}

/** Decoration over the shape, in the colour of the initial. */
const details: Record<MarkName, (ink: string) => string> = {
  circle: (ink) => `<circle cx="31" cy="33" r="20" fill="${ink}" fill-opacity=".16"/>`,
  cut: (ink) => `<path d="M0 40 40 0V14L14 40Z" fill="${ink}" fill-opacity=".16"/>`,
  squircle: (ink) => `<circle cx="8" cy="7" r="15" fill="${ink}" fill-opacity=".16"/>`,
  arch: (ink) =>
    `<path d="M3.500 40V20A16.500 16.500 0 0 1 36.500 20V40" fill="none" stroke="${ink}" stroke-opacity=".55"/>`,
}

const star = 'M20 7 23.500 16.500 33 20 23.500 23.500 20 33 16.500 23.500 7 20 16.500 16.500Z'

/** The brand's mark in a 40 × 40 square: its initial in the typeface's shape. */
export function markShapes(mark: MarkName, initial: string | undefined, { fill, ink }: MarkColors): string {
  return [
    `<clipPath id="m"><path d="${forms[mark]}"/></clipPath>`,
    `<g clip-path="url(#m)"><path d="M0 0H40V40H0Z" fill="${fill}"/>${details[mark](ink)}</g>`,
    `<path d="${initial ?? star}" fill="${ink}"/>`,
  ].join('')
}

/** The mark without its shape, filled up to the edges: phones apply their own mask. */
export function tileShapes(mark: MarkName, initial: string | undefined, { fill, ink }: MarkColors): string {
  return `<path d="M0 0H40V40H0Z" fill="${fill}"/>${mark === 'arch' ? '' : details[mark](ink)}<path d="${initial ?? star}" fill="${ink}"/>`
}

/** Outline of the first letter, centred in a 40 × 40 square. Undefined when the typeface lacks it. */
export function drawInitial(name: string, letterer: Letterer, mark: MarkName): string | undefined {
  const first = (Array.from(name.normalize('NFC').trim())[0] ?? '').toLocaleUpperCase('en')
  const ink = letterer.measure(first)
  if (ink === undefined) return undefined
  const size = Math.min(20 / (ink.bottom - ink.top), 22 / (ink.right - ink.left))
  const middle = mark === 'arch' ? 22 : 20
  const x = 20 - ((ink.left + ink.right) / 2) * size
  return letterer.draw(first, size, x, middle - ((ink.top + ink.bottom) / 2) * size)
}
