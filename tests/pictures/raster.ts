import sharp from 'sharp'

/** A picture as pixels: 4 bytes each, row by row. */
export interface Raster {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

export async function rasterOf(png: Buffer): Promise<Raster> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** The picture as the report keeps it, a tenth of the size. Lengths are pixels. */
export async function jpegOf(png: Buffer): Promise<{ jpeg: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(png).jpeg({ quality: 80 }).toBuffer({ resolveWithObject: true })
  return { jpeg: data, width: info.width, height: info.height }
}

/** Levels of 255 by which neighbours differ at the edge of a letter, and not within a gradient. */
const leastEdge = 32

/**
 * A number a row, the same for rows whose edges stand at the same places (FNV-1a). Colours do not count, because a
 * background that fades from the top of a page to its end is another one when the page is longer. Pixels for which
 * `isLeft` holds are passed over.
 */
export function edgeHashes({ width, height, data }: Raster, isLeft: (x: number, y: number) => boolean): Int32Array {
  const hashes = new Int32Array(height)
  for (let row = 0; row < height; row++) {
    let hash = 0x811c9dc5
    for (let x = 1; x < width; x++) {
      const at = (row * width + x) * 4
      if (!isEdge(data, at) || isLeft(x, row)) continue
      hash = Math.imul(hash ^ x, 0x01000193)
    }
    hashes[row] = hash
  }
  return hashes
}

function isEdge(data: Uint8Array, at: number): boolean {
  for (let channel = at; channel < at + 3; channel++)
    if (Math.abs((data[channel] ?? 0) - (data[channel - 4] ?? 0)) > leastEdge) return true
  return false
}
