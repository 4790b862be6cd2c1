import type { ColorRole } from './color-contrast'

/** A colour token shown on another, and the minimum contrast that WCAG 2.2 AA requires. */
export interface ColorPair {
  readonly color: ColorRole
  readonly on: ColorRole
  /** 4.5 for text (1.4.3), 3 for what must be noticed: borders of inputs, the focus ring (1.4.11). */
  readonly least: 4.5 | 3
}

const grounds: readonly ColorRole[] = ['background', 'surface', 'surfaceRaised']
const texts: readonly ColorRole[] = ['text', 'textMuted', 'accent', 'danger', 'success', 'warning']
const marks: readonly ColorRole[] = ['borderStrong', 'focus']

/** Every pair of colour tokens that the components put on each other. */
export const colorPairs: readonly ColorPair[] = [
  ...texts.flatMap((color) => grounds.map((on): ColorPair => ({ color, on, least: 4.5 }))),
  { color: 'onPrimary', on: 'primary', least: 4.5 },
  ...marks.flatMap((color) => grounds.map((on): ColorPair => ({ color, on, least: 3 }))),
]
