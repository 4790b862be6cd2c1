import { stripMetadata } from './metadata/strip-metadata'

/** Longest side of an uploaded picture in pixels: a receipt is still readable at this size. */
const longestSide = 2048
const quality = 0.85

/**
 * Prepares a picture for upload: resized, turned upright, and without the camera's metadata, such as the location.
 * Where the browser cannot draw it, or where that would make it larger, it is the picture itself without its metadata.
 * Throws when neither can be had: then it must not leave.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const drawn = await draw(file)
  if (drawn !== undefined && drawn.size < file.size) return drawn
  const prepared = (await stripMetadata(file)) ?? drawn
  if (prepared === undefined) throw new TypeError('the picture cannot be read')
  return prepared
}

async function draw(file: Blob): Promise<Blob | undefined> {
  if (typeof OffscreenCanvas === 'undefined') return undefined
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(picture.width * scale)),
      Math.max(1, Math.round(picture.height * scale)),
    )
    const paint = canvas.getContext('2d')
    if (paint === null) throw new TypeError('there is nothing to draw with')
    paint.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    return await canvas.convertToBlob({ type: file.type === 'image/png' ? file.type : 'image/jpeg', quality })
  } catch (error) {
    console.warn('the picture is not drawn anew', error)
    return undefined
  }
}
