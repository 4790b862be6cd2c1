import { letters, orientationAlone, orientationOf } from './orientation'

const [startOfImage, endOfImage, startOfScan] = [0xd8, 0xd9, 0xda]
const [app0, app1, app2, app14] = [0xe0, 0xe1, 0xe2, 0xee]

const exif = 'Exif\0\0'

/**
 * A JPEG without what was written about it: only the segments stay that its colours need. What stands behind its end,
 * such as a film or a further picture of the camera, goes too. Undefined when it is not read as a JPEG.
 */
export function stripJpeg(bytes: Uint8Array): Uint8Array[] | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== startOfImage) return undefined
  const kept: Uint8Array[] = []
  // Of several blocks the first one counts, as it does for browsers.
  let orientation: number | undefined
  let hasScan = false
  let at = 2
  while (at < bytes.length) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1]
    if (marker === 0xff) {
      at++
      continue
    }
    if (marker === undefined || marker === endOfImage) break
    if (isAlone(marker)) {
      at += 2
      continue
    }
    const end = at + 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0))
    if (end < at + 4 || end > bytes.length) return hasScan ? whole(kept, orientation) : undefined
    const segment = bytes.subarray(at, end)
    if (marker === app1 && letters(segment, 4, exif.length) === exif)
      orientation ??= orientationOf(segment.subarray(4 + exif.length))
    at = marker === startOfScan ? endOfScan(bytes, end) : end
    hasScan ||= marker === startOfScan
    if (isOfPicture(marker, segment))
      kept.push(headOf(marker, segment) ?? bytes.subarray(segment.byteOffset - bytes.byteOffset, at))
  }
  return hasScan ? whole(kept, orientation) : undefined
}

/** Markers without a segment: one for arithmetic coding, and those that restart a decoder. */
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)

/**
 * Frames, tables, scans and restarts, JFIF's units, a colour profile and Adobe's kind of colours. No comments, nothing
 * else of applications, and nothing under the markers that the standard keeps for itself, which decoders pass over.
 */
function isOfPicture(marker: number, segment: Uint8Array): boolean {
  if (marker >= 0xc0 && marker <= 0xcf) return marker !== 0xc8
  if (marker >= startOfScan && marker <= 0xdd) return true
  if (marker === app0) return letters(segment, 4) === 'JFIF'
  if (marker === app14) return letters(segment, 4, 5) === 'Adobe'
  return marker === app2 && letters(segment, 4, 11) === 'ICC_PROFILE'
}

/** JFIF's and Adobe's segments have twelve bytes of their own; behind them a small picture may stand, uncut, or a text. */
function headOf(marker: number, segment: Uint8Array): Uint8Array | undefined {
  if (marker !== app0 && marker !== app14) return undefined
  const head = segment.subarray(4, 16)
  const noPicture = marker === app0 ? [0, 0] : []
  if (segment.length < 16 + noPicture.length) return undefined
  return Uint8Array.of(0xff, marker, 0, 2 + head.length + noPicture.length, ...head, ...noPicture)
}

/** Where the coded data end: at the next marker that neither stands for a byte nor restarts the decoder. */
function endOfScan(bytes: Uint8Array, start: number): number {
  let at = start
  while (at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && !isAlone(next)) return at
    at++
  }
  return bytes.length
}

function whole(kept: readonly Uint8Array[], orientation = 1): Uint8Array[] {
  const tiff = orientationAlone(orientation)
  const turned =
    tiff === undefined ? [] : [Uint8Array.of(0xff, app1, 0, 2 + exif.length + tiff.length), text(exif), tiff]
  return [Uint8Array.of(0xff, startOfImage), ...turned, ...kept, Uint8Array.of(0xff, endOfImage)]
}

const text = (letters: string) => new TextEncoder().encode(letters)
