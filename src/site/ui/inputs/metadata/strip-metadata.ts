import { letters } from './orientation'
import { stripJpeg } from './strip-jpeg'
import { stripPng } from './strip-png'
import { stripWebp } from './strip-webp'

/**
 * A picture without its metadata: the place where it was taken, the camera, names and comments. What it is drawn with
 * stays, bit for bit, and so does the side that is up. Undefined for a file that is no JPEG, PNG or WebP, or a broken
 * one.
 */
export async function stripMetadata(file: Blob): Promise<Blob | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const [type, parts] = stripped(bytes)
  return parts && new Blob(parts as Uint8Array<ArrayBuffer>[], { type })
}

function stripped(bytes: Uint8Array): [type: string, parts: Uint8Array[] | undefined] {
  if (letters(bytes, 1, 3) === 'PNG') return ['image/png', stripPng(bytes)]
  if (letters(bytes, 0) === 'RIFF' && letters(bytes, 8) === 'WEBP') return ['image/webp', stripWebp(bytes)]
  return ['image/jpeg', stripJpeg(bytes)]
}
