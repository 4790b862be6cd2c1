/** Longest side of an uploaded picture in pixels: a receipt is still readable at this size. */
const longestSide = 2048
const quality = 0.85

/**
 * Prepares a picture for upload: resized, turned upright, and without the camera's metadata, such as the location.
 * Returns the original where the browser cannot draw it, or where the result would be larger.
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
