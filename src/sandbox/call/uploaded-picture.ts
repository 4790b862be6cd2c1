import type { PictureKind } from '@/contract/limits/picture-kind'

/** A picture that was sent, judged by what it is. */
export interface UploadedPicture {
  readonly kind: PictureKind
  readonly bytes: Uint8Array
}
