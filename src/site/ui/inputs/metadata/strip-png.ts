import { letters, orientationAlone, orientationOf } from './orientation'

const signature = 8

/** What a PNG is drawn with: the chunks that it cannot do without, colours, sizes, and frames that move. */
const ofPicture = new Set(
  'IHDR PLTE IDAT tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
)

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
    // Its end holds nothing, whatever somebody wrote into it.
    if (name === 'IEND') return [...kept, chunkOf(name, new Uint8Array())]
    if (ofPicture.has(name)) kept.push(chunk)
    else if (name === 'eXIf') kept.push(...turned(orientationOf(chunk.subarray(8, -4))))
    at = end
  }
  return undefined
}

/** The chunk with the orientation alone. */
function turned(orientation: number): Uint8Array[] {
  const tiff = orientationAlone(orientation)
  return tiff === undefined ? [] : [chunkOf('eXIf', tiff)]
}

function chunkOf(name: string, content: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(12 + content.length)
  const view = new DataView(chunk.buffer)
  view.setUint32(0, content.length)
  chunk.set(new TextEncoder().encode(name), 4)
  chunk.set(content, 8)
  view.setUint32(8 + content.length, crc(chunk.subarray(4, -4)))
  return chunk
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
