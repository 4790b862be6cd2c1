/** In pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

type Found = PictureSize | Record<string, never>

/** From the frame header, which follows the metadata of cameras and programs. ITU T.81, B.2.2 */
export function jpegSize(content: Buffer): Found {
  for (let at = 2; at + 9 <= content.length && content[at] === 0xff;) {
    const marker = content[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: content.readUInt16BE(at + 5), width: content.readUInt16BE(at + 7) }
    at += 2 + content.readUInt16BE(at + 2)
  }
  return {}
}

/** https://developers.google.com/speed/webp/docs/riff_container */
export function webpSize(content: Buffer): Found {
  if (content.length < 30) return {}
  const kind = content.toString('latin1', 12, 16)
  if (kind === 'VP8X') return { width: content.readUIntLE(24, 3) + 1, height: content.readUIntLE(27, 3) + 1 }
  if (kind === 'VP8 ') return { width: content.readUInt16LE(26) & 0x3fff, height: content.readUInt16LE(28) & 0x3fff }
  if (kind !== 'VP8L') return {}
  const bits = content.readUInt32LE(21)
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
}

/** From the picture's "image spatial extents" property. ISO/IEC 23008-12, 6.5.3 */
export function avifSize(content: Buffer): Found {
  const at = content.indexOf('ispe', 0, 'latin1')
  if (at < 0 || content.length < at + 16) return {}
  return { width: content.readUInt32BE(at + 8), height: content.readUInt32BE(at + 12) }
}
