import type { PictureKind } from '@/contract/limits/picture-kind'

/** An uploaded picture, whose type is detected from its content. */
export interface UploadedPicture {
  readonly kind: PictureKind
  readonly bytes: Uint8Array
}
