import type { Action, Picture } from '@/contract/generated/merchant-types'

/** A banner as it is drawn: texts already in the language in use. */
export interface Banner {
  readonly id: string
  readonly picture: Picture
  /** What the picture says beside the banner's own words; empty where it only decorates. */
  readonly alt: string
  readonly narrowPicture: Picture | undefined
  readonly title: string | undefined
  readonly text: string | undefined
  readonly label: string | undefined
  readonly action: Action | undefined
}
