import type { PictureKind } from '@/lib/picture-kind'

/** A picture that was sent, judged by what it is. */
export interface UploadedPicture {
  readonly kind: PictureKind
  readonly bytes: Uint8Array
}
