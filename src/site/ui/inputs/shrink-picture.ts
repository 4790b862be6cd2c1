/** Longest side in pixels of what is sent: on it a receipt can still be read. */
const longestSide = 2048
const quality = 0.85

/**
 * A picture as it is sent: no larger than it has to be, upright, and without what a camera notes beside it, such as
 * the place. As it was where the browser cannot draw it, or where drawing it makes it larger.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  if (typeof OffscreenCanvas === 'undefined') return file
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
    const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale))
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const drawn = await canvas.convertToBlob({ type: file.type === 'image/png' ? file.type : 'image/jpeg', quality })
    return drawn.size < file.size ? drawn : file
  } catch (error) {
    console.warn('the picture is sent as it is', error)
    return file
  }
}
