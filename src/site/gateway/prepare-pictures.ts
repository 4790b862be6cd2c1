import type { CallName } from '@/contract/endpoints/endpoints'
import { shrinkPicture } from '@/site/ui/inputs/shrink-picture'
import { GatewayError } from './gateway-error'

/** The pictures as they leave: small, and without their metadata. Throws GatewayError when one cannot be made so. */
export async function preparePictures(call: CallName, pictures: readonly Blob[]): Promise<Blob[]> {
  try {
    return await Promise.all(pictures.map(shrinkPicture))
  } catch (cause) {
    throw new GatewayError({ kind: 'refused', call, message: '', cause })
  }
}
