import type { ColorRole } from './color-contrast'

/** One colour token that is seen on another, and the least contrast that WCAG 2.2 AA asks of the two. */
export interface ColorPair {
  readonly color: ColorRole
  readonly on: ColorRole
  /** 4.5 for text (1.4.3), 3 for what has to be found: borders of inputs, the focus ring (1.4.11). */
  readonly least: 4.5 | 3
}

const grounds: readonly ColorRole[] = ['background', 'surface', 'surfaceRaised']
const texts: readonly ColorRole[] = ['text', 'textMuted', 'accent', 'danger', 'success', 'warning']
const marks: readonly ColorRole[] = ['borderStrong', 'focus']

/** Every pair of colour tokens that the parts put on each other. */
export const colorPairs: readonly ColorPair[] = [
  ...texts.flatMap((color) => grounds.map((on): ColorPair => ({ color, on, least: 4.5 }))),
  { color: 'onPrimary', on: 'primary', least: 4.5 },
  ...marks.flatMap((color) => grounds.map((on): ColorPair => ({ color, on, least: 3 }))),
]
