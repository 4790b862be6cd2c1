/** A picture whose camera says nothing of it stands upright. */
const upright = 1

/** The tag of the orientation, in the first directory of a TIFF structure (CIPA DC-008). */
const orientationTag = 0x0112

/** The orientation from 1 to 8 in a TIFF structure, which is what an Exif block holds. */
export function orientationOf(tiff: Uint8Array): number {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  if (view.byteLength < 8) return upright
  const mark = view.getUint16(0)
  if (mark !== 0x4949 && mark !== 0x4d4d) return upright
  const isLittle = mark === 0x4949
  const start = view.getUint32(4, isLittle)
  const count = start + 2 <= view.byteLength ? view.getUint16(start, isLittle) : 0
  for (let entry = start + 2; entry < start + 2 + 12 * count && entry + 12 <= view.byteLength; entry += 12) {
    if (view.getUint16(entry, isLittle) !== orientationTag) continue
    const value = view.getUint16(entry + 8, isLittle)
    return value >= 1 && value <= 8 ? value : upright
  }
  return upright
}

/** A TIFF structure that holds the orientation alone; undefined for an upright picture, which needs none. */
export function orientationAlone(orientation: number): Uint8Array | undefined {
  if (orientation === upright) return undefined
  const view = new DataView(new ArrayBuffer(26))
  // Big endian, the magic number 42, and the first directory, of one entry, behind this.
  view.setUint32(0, 0x4d4d002a)
  view.setUint32(4, 8)
  view.setUint16(8, 1)
  // One number of 16 bits; no directory follows.
  view.setUint16(10, orientationTag)
  view.setUint16(12, 3)
  view.setUint32(14, 1)
  view.setUint16(18, orientation)
  return new Uint8Array(view.buffer)
}

/** Of a picture's bytes at a place, as the four letters that name a chunk. */
export function letters(bytes: Uint8Array, at: number, length = 4): string {
  return String.fromCharCode(...bytes.subarray(at, at + length))
}
