import { letters, orientationAlone, orientationOf } from './orientation'

const signature = 8

/** What a PNG is drawn with, beside the chunks that it cannot do without: colours, sizes, and frames that move. */
const ofPicture = new Set('tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '))

/** A PNG without what was written about it, nor what stands behind its end. Undefined when it is not read as a PNG. */
export function stripPng(bytes: Uint8Array): Uint8Array[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kept = [bytes.subarray(0, signature)]
  let at = signature
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at)
    if (end > bytes.length) return undefined
    const name = letters(bytes, at + 4)
    const chunk = bytes.subarray(at, end)
    // A capital letter at the beginning: no reader may pass over it.
    if (/^[A-Z]/.test(name) || ofPicture.has(name)) kept.push(chunk)
    else if (name === 'eXIf') kept.push(...turned(orientationOf(chunk.subarray(8, -4))))
    if (name === 'IEND') return kept
    at = end
  }
  return undefined
}

/** The chunk with the orientation alone. */
function turned(orientation: number): Uint8Array[] {
  const tiff = orientationAlone(orientation)
  if (tiff === undefined) return []
  const chunk = new Uint8Array(12 + tiff.length)
  const view = new DataView(chunk.buffer)
  view.setUint32(0, tiff.length)
  chunk.set(new TextEncoder().encode('eXIf'), 4)
  chunk.set(tiff, 8)
  view.setUint32(8 + tiff.length, crc(chunk.subarray(4, -4)))
  return [chunk]
}

/** CRC-32 of a chunk (ISO 3309). */
function crc(bytes: Uint8Array): number {
  let rest = -1
  for (const byte of bytes) {
    rest ^= byte
    for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0)
  }
  return ~rest >>> 0
}
