/** What no body that leaves may hold. It stands in every block below. */
export const place = 'N21.0285 E105.8542'

/** As a phone writes it: who made it, which side is up, and where, in a directory of its own (CIPA DC-008). */
export function tiff(orientation: number, isLittle: boolean): Uint8Array {
  const words = text(`${place}\0`)
  const view = new DataView(new ArrayBuffer(128 + words.length))
  const number = (at: number, value: number) => view.setUint16(at, value, isLittle)
  const long = (at: number, value: number) => view.setUint32(at, value, isLittle)
  const entry = (at: number, tag: number, type: number, count: number) => {
    number(at, tag)
    number(at + 2, type)
    long(at + 4, count)
  }
  view.setUint16(0, isLittle ? 0x4949 : 0x4d4d)
  number(2, 42)
  long(4, 8)
  number(8, 3)
  // The maker, of whom only the beginning of the text behind the directories is told.
  entry(10, 0x010f, 2, words.length)
  long(18, 128)
  entry(22, 0x0112, 3, 1)
  number(30, orientation)
  entry(34, 0x8825, 4, 1)
  long(42, 64)
  // The directory of the place: the latitude's side, and its degrees, minutes and seconds.
  number(64, 2)
  entry(66, 1, 2, 2)
  view.setUint8(74, 0x4e)
  entry(78, 2, 5, 3)
  long(86, 100)
  ;[21, 1, 1, 1, 4260, 100].forEach((value, at) => long(100 + 4 * at, value))
  new Uint8Array(view.buffer).set(words, 128)
  return new Uint8Array(view.buffer)
}

export const text = (words: string): Uint8Array => new TextEncoder().encode(words)

export function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><exif:GPSLatitude>${place}</exif:GPSLatitude></x:xmpmeta>`

/** A segment of a JPEG. */
export function segment(marker: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const body = joined(...parts)
  return joined(Uint8Array.of(0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 0xff), body)
}

export const exifSegment = (orientation: number, isLittle: boolean) =>
  segment(0xe1, text('Exif\0\0'), tiff(orientation, isLittle))

/** What cameras, editors and messengers write into a JPEG beside Exif. */
export const jpegBlocks: Readonly<Record<string, Uint8Array>> = {
  'a second Exif block': exifSegment(1, false),
  XMP: segment(0xe1, text(`http://ns.adobe.com/xap/1.0/\0${xmp}`)),
  'XMP that goes on': segment(0xe1, text(`http://ns.adobe.com/xmp/extension/\0${'0'.repeat(40)}${xmp}`)),
  'an index of further pictures': segment(0xe2, text(`MPF\0${place}`)),
  FlashPix: segment(0xe2, text(`FPXR\0${place}`)),
  'IPTC of Photoshop': segment(0xed, text(`Photoshop 3.0\x008BIM\x04\x04\0\0\0\0${place}`)),
  'content credentials': segment(0xeb, text(`JP\0\0${place}`)),
  'Samsung’s own': segment(0xe4, text(place)),
  'a thumbnail of JFIF': segment(0xe0, text(`JFXX\0${place}`)),
  'a comment': segment(0xfe, text(place)),
}

/** Segments that are none, with which a picture may not be drawn any more. */
export const strangeJpegBlocks: Readonly<Record<string, Uint8Array>> = {
  'a reserved marker': segment(0x02, text(place)),
  'the last reserved marker': segment(0xbf, text(place)),
  'the reserved kind of frame': segment(0xc8, text(place)),
  'an extension of the standard': segment(0xf0, text(place)),
  'a hierarchy': segment(0xde, text(place)),
  'a marker of JPEG-LS': segment(0xf8, text(place)),
}

/** A JPEG with segments behind its first two bytes, and with something behind its end. */
export const jpegWith = (jpeg: Uint8Array, segments: readonly Uint8Array[], behind: Uint8Array = new Uint8Array()) =>
  joined(jpeg.subarray(0, 2), ...segments, jpeg.subarray(2), behind)

/** A chunk of a PNG. */
export function pngChunk(name: string, body: Uint8Array): Uint8Array {
  const length = new Uint8Array(4)
  new DataView(length.buffer).setUint32(0, body.length)
  return joined(length, text(name), body, crc(joined(text(name), body)))
}

export const pngBlocks: Readonly<Record<string, Uint8Array>> = {
  text: pngChunk('tEXt', text(`Comment\0${place}`)),
  'text that is packed': pngChunk('zTXt', text(`Comment\0\0${place}`)),
  XMP: pngChunk('iTXt', text(`XML:com.adobe.xmp\0\0\0\0\0${xmp}`)),
  'a time': pngChunk('tIME', Uint8Array.of(7, 234, 11, 27, 12, 0, 0)),
  'a program’s own': pngChunk('prVt', text(place)),
}

/** Chunks that no reader may pass over, and none knows. */
export const strangePngBlocks: Readonly<Record<string, Uint8Array>> = {
  'an unknown chunk': pngChunk('ABCD', text(place)),
  'text in capitals': pngChunk('TEXT', text(place)),
}

/** A PNG with something written into its last chunk. */
export const pngEndingWith = (png: Uint8Array, body: Uint8Array) => joined(png.subarray(0, -12), pngChunk('IEND', body))

/** A PNG with chunks behind its first one, and with something behind its end. */
export const pngWith = (png: Uint8Array, chunks: readonly Uint8Array[], behind: Uint8Array = new Uint8Array()) =>
  joined(png.subarray(0, 33), ...chunks, png.subarray(33), behind)

/** A chunk of a WebP. */
export function webpChunk(name: string, body: Uint8Array): Uint8Array {
  return joined(text(name), littleEndian(body.length), body, new Uint8Array(body.length % 2))
}

export const webpBlocks: Readonly<Record<string, Uint8Array>> = {
  XMP: webpChunk('XMP ', text(xmp)),
  'a program’s own': webpChunk('abcd', text(place)),
}

/** A simple WebP of a size as one with chunks. */
export function webpWith(webp: Uint8Array, size: readonly [number, number], chunks: readonly Uint8Array[]) {
  const isLossless = webp[15] === 0x4c
  const flags = Uint8Array.of(0x0c | (isLossless ? 0x10 : 0), 0, 0, 0)
  const sizes = size.map((side) => littleEndian(side - 1).subarray(0, 3))
  const picture = isExtended(webp) ? webp.subarray(30) : webp.subarray(12)
  const body = joined(text('WEBP'), webpChunk('VP8X', joined(flags, ...sizes)), picture, ...chunks)
  return joined(text('RIFF'), littleEndian(body.length), body)
}

const isExtended = (webp: Uint8Array) => webp[15] === 0x58

function littleEndian(value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value, true)
  return bytes
}

function crc(bytes: Uint8Array): Uint8Array {
  let rest = -1
  for (const byte of bytes) {
    rest ^= byte
    for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0)
  }
  const sum = new Uint8Array(4)
  new DataView(sum.buffer).setUint32(0, ~rest >>> 0)
  return sum
}
