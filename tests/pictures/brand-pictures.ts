import type { Box } from './boxes'
import type { Difference } from './compare-rasters'
import type { Screen } from './screen'

/** A picture in the report's folder. Lengths are pixels. */
export interface Picture {
  /** Name of the file. */
  readonly file: string
  readonly width: number
  readonly height: number
  /** What lies below the picture and was not drawn. */
  readonly cut: number
}

interface Drawn {
  readonly screen: Screen
  readonly language: string
  readonly width: number
  /** What of it the change touches, in words. */
  readonly why: readonly string[]
}

/** A screen before and after, where the two differ, or one of them where there is no other. */
export type ChangedScreen = Drawn &
  (
    | { readonly status: 'differs'; readonly before: Picture; readonly after: Picture; readonly difference: Difference }
    | { readonly status: 'new'; readonly after: Picture }
    | { readonly status: 'gone'; readonly before: Picture }
  )

/** Something in the state after that people cannot read or reach. */
export interface MarkedSpot extends Omit<Drawn, 'why'> {
  readonly kind: 'overflow' | 'contrast'
  readonly picture: Picture
  readonly box: Box
  readonly words: string
}

export interface FailedScreen {
  readonly screen: Screen
  readonly language: string
  readonly reason: string
}

export interface PictureCounts {
  /** Screens in a language and at a width of which pictures were drawn. */
  readonly drawn: number
  readonly differ: number
  readonly same: number
  readonly failed: number
  /** Those that the change may touch, and of which none was drawn. */
  readonly left: number
}

/** What is to be told of a brand. */
export interface BrandPictures {
  readonly code: string
  readonly status: 'changed' | 'new' | 'removed' | 'cannot be drawn'
  /** Sentences about it: why it cannot be drawn, what was left out. */
  readonly notes: readonly string[]
  readonly counts: PictureCounts
  readonly changed: readonly ChangedScreen[]
  readonly spots: readonly MarkedSpot[]
  readonly failed: readonly FailedScreen[]
}

export const nothingDrawn: PictureCounts = { drawn: 0, differ: 0, same: 0, failed: 0, left: 0 }

export function sumOf(all: readonly PictureCounts[]): PictureCounts {
  const sum = (key: keyof PictureCounts) => all.reduce((total, counts) => total + counts[key], 0)
  return { drawn: sum('drawn'), differ: sum('differ'), same: sum('same'), failed: sum('failed'), left: sum('left') }
}
