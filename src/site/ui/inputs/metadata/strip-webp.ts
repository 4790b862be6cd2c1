import { letters, orientationAlone, orientationOf } from './orientation'

const riffHeader = 12
/** Length of a frame's header, behind which its chunks stand. */
const frameHeader = 16

const ofPicture = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
/** Flags of VP8X that say that there are chunks EXIF and XMP. */
const [hasExif, hasXmp] = [0x08, 0x04]

/** A WebP without what was written about it. Undefined when it is not read as a WebP. */
export function stripWebp(bytes: Uint8Array): Uint8Array[] | undefined {
  const chunks = chunksOf(bytes, riffHeader)
  if (chunks === undefined) return undefined
  const exif = chunks.find((chunk) => letters(chunk, 0) === 'EXIF')
  // Some writers put JPEG's beginning of the block before it.
  const block = exif?.subarray(letters(exif, 8) === 'Exif' ? 14 : 8)
  const tiff = block && orientationAlone(orientationOf(block))
  const kept = chunks.filter(isOfPicture).map((chunk) => strippedChunk(chunk, tiff !== undefined))
  if (tiff !== undefined) kept.push(chunk('EXIF', [tiff]))
  const body = [new TextEncoder().encode('WEBP'), ...kept]
  return [new TextEncoder().encode('RIFF'), littleEndian(lengthOf(body)), ...body]
}

/** The chunks from a place on, each with its header and the byte that makes its length even. */
function chunksOf(bytes: Uint8Array, start: number): Uint8Array[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const chunks: Uint8Array[] = []
  for (let at = start; at + 8 <= bytes.length;) {
    const length = view.getUint32(at + 4, true)
    if (at + 8 + length > bytes.length) return undefined
    const end = at + 8 + length + (length % 2)
    chunks.push(bytes.subarray(at, end))
    at = end
  }
  return chunks.length > 0 ? chunks : undefined
}

const isOfPicture = (chunk: Uint8Array) => ofPicture.has(letters(chunk, 0))

function strippedChunk(bytes: Uint8Array, isTurned: boolean): Uint8Array {
  const name = letters(bytes, 0)
  if (name === 'VP8X') {
    const copy = bytes.slice()
    copy[8] = ((copy[8] ?? 0) & ~(hasExif | hasXmp)) | (isTurned ? hasExif : 0)
    return copy
  }
  if (name !== 'ANMF') return bytes
  // A frame may hold chunks of its own.
  const within = chunksOf(bytes, 8 + frameHeader)?.filter(isOfPicture) ?? []
  return chunk(name, [bytes.subarray(8, 8 + frameHeader), ...within])
}

function chunk(name: string, parts: readonly Uint8Array[]): Uint8Array {
  const length = lengthOf(parts)
  const bytes = new Uint8Array(8 + length + (length % 2))
  bytes.set(new TextEncoder().encode(name))
  bytes.set(littleEndian(length), 4)
  let at = 8
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

const lengthOf = (parts: readonly Uint8Array[]) => parts.reduce((sum, part) => sum + part.length, 0)

function littleEndian(length: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(4))
  view.setUint32(0, length, true)
  return new Uint8Array(view.buffer)
}
