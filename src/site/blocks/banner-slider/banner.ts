import type { Action, Picture } from '@/contract/generated/merchant-types'

/** A banner that is ready to render: its texts are already in the current language. */
export interface Banner {
  readonly id: string
  readonly picture: Picture
  /** Alternative text: what the picture shows beyond the banner's own text. Empty if it is decorative. */
  readonly alt: string
  readonly narrowPicture: Picture | undefined
  /** Whether pages that are read from right to left turn the pictures round. */
  readonly isMirrored: boolean
  readonly title: string | undefined
  readonly text: string | undefined
  readonly label: string | undefined
  readonly action: Action | undefined
}
