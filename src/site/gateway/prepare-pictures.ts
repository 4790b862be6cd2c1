import type { CallName } from '@/contract/endpoints/endpoints'
import { GatewayError } from './gateway-error'

/**
 * The pictures as they leave: small, and without their metadata. Throws GatewayError when one cannot be made so. What
 * makes them so is loaded when there is one.
 */
export async function preparePictures(call: CallName, pictures: readonly Blob[]): Promise<Blob[]> {
  if (pictures.length === 0) return []
  const { shrinkPicture } = await import('@/site/ui/inputs/shrink-picture').catch((cause: unknown) => {
    throw new GatewayError({ kind: 'network', call, message: 'what prepares pictures did not arrive', cause })
  })
  try {
    return await Promise.all(pictures.map(shrinkPicture))
  } catch (cause) {
    throw new GatewayError({ kind: 'refused', call, message: '', cause })
  }
}
