import type { Action, Image } from '@/generated/merchant-types'

/** A banner as it is drawn: texts already in the language in use. */
export interface Banner {
  readonly id: string
  readonly picture: Picture
  readonly narrowPicture: Picture | undefined
  readonly title: string | undefined
  readonly text: string | undefined
  readonly label: string | undefined
  readonly action: Action | undefined
}

type Picture = Pick<Image, 'src' | 'width' | 'height'>
