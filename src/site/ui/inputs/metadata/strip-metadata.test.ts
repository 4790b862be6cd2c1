import { expect, it } from 'vitest'
import { orientationOf } from './orientation'
import { stripMetadata } from './strip-metadata'
import {
  exifSegment,
  joined,
  jpegBlocks,
  jpegWith,
  place,
  pngBlocks,
  pngChunk,
  pngEndingWith,
  pngWith,
  segment,
  strangeJpegBlocks,
  strangePngBlocks,
  text,
  tiff,
  webpBlocks,
  webpChunk,
  webpWith,
} from './testing/metadata-blocks'

/** Two scans, whose data hold a byte that looks like a marker, a restart of the decoder, and bytes that fill. */
const scan = (...data: number[]) => joined(segment(0xda, Uint8Array.of(1, 1, 0, 0, 63, 0)), Uint8Array.of(...data))
const colours = segment(0xe2, text('ICC_PROFILE\0\x01\x01colours'))
const adobe = segment(0xee, text('Adobe\0d\0\0\0\0\x01'))
const tables = joined(segment(0xdb, new Uint8Array(65)), segment(0xc2, Uint8Array.of(8, 0, 1, 0, 1, 1, 1, 17, 0)))
const jpeg = joined(
  Uint8Array.of(0xff, 0xd8),
  ...[segment(0xe0, text('JFIF\0\x01\x02\0\0\x01\0\x01\0\0')), colours, adobe, tables],
  ...[scan(1, 0xff, 0, 2, 0xff, 0xd3, 3), Uint8Array.of(0xff), segment(0xc4, new Uint8Array(19)), scan(4, 0xff, 0, 5)],
  Uint8Array.of(0xff, 0xd9),
)
const png = joined(
  Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  ...[pngChunk('IHDR', new Uint8Array(13)), pngChunk('iCCP', text('colours')), pngChunk('pHYs', new Uint8Array(9))],
  ...[pngChunk('acTL', new Uint8Array(8)), pngChunk('IDAT', text('picture')), pngChunk('fdAT', text('frame'))],
  pngChunk('IEND', new Uint8Array()),
)
const frame = webpChunk('ANMF', joined(new Uint8Array(16), webpChunk('VP8 ', text('odd'))))
const simple = joined(text('RIFF'), Uint8Array.of(20, 0, 0, 0), text('WEBP'), webpChunk('VP8 ', text('picture!')))
const webp = (...chunks: Uint8Array[]) => webpWith(simple, [3, 2], chunks)

async function stripped(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const blob = await stripMetadata(new Blob([bytes]))
  if (blob === undefined) throw new Error('it is not read')
  return new Uint8Array(await blob.arrayBuffer())
}

const has = (bytes: Uint8Array, words: string) => Buffer.from(bytes).includes(words)

/** The orientation that is left in a block of Exif. */
function orientationIn(bytes: Uint8Array): number {
  const at = Buffer.from(bytes).indexOf('MM\0*', 0, 'latin1')
  return at === -1 ? 1 : orientationOf(bytes.subarray(at))
}

it.each(Object.entries({ ...jpegBlocks, ...strangeJpegBlocks }))(
  'takes %s out of a JPEG, and leaves the picture',
  async (_, block) => {
    const behind = joined(jpegWith(jpeg, [exifSegment(1, true)]), text(`ftypmp42${place}`))
    const left = await stripped(jpegWith(jpeg, [exifSegment(1, true), block, block], behind))
    expect(has(left, place)).toBe(false)
    expect(left).toEqual(jpeg)
  },
)

it.each([
  ['a small picture of JFIF', segment(0xe0, text(`JFIF\0\x01\x02\0\0\x01\0\x01\x02\x03${place}`)), [0, 18]],
  ['what stands behind JFIF', segment(0xe0, text(`JFIF\0\x01\x02\0\0\x01\0\x01\0\0${place}`)), [0, 18]],
  [
    'what stands behind Adobe',
    segment(0xee, text(`Adobe\0d\0\0\0\0\x01${place}`)),
    [18 + colours.length, adobe.length],
  ],
  ['what is not of Adobe', segment(0xee, text(place)), [0, 0]],
] as const)('takes %s out of a JPEG', async (_, block, [at, length]) => {
  const [start, end] = [jpeg.subarray(0, 2 + at), jpeg.subarray(2 + at + length)]
  expect(await stripped(joined(start, block, end))).toEqual(jpeg)
})

it.each(Object.entries({ ...pngBlocks, ...strangePngBlocks }))(
  'takes %s out of a PNG, and leaves the picture',
  async (_, block) => {
    const left = await stripped(pngWith(png, [pngChunk('eXIf', tiff(1, true)), block, block], text(place)))
    expect(has(left, place)).toBe(false)
    expect(left).toEqual(png)
  },
)

it.each(Object.entries(webpBlocks))('takes %s out of a WebP, and leaves the picture', async (_, block) => {
  const hidden = webpChunk('ANMF', joined(new Uint8Array(16), webpChunk('VP8 ', text('odd')), block))
  const left = await stripped(webp(hidden, webpChunk('EXIF', tiff(1, true)), block))
  expect(has(left, place)).toBe(false)
  const bare = webp(frame)
  bare[20] = 0
  expect(left).toEqual(bare)
})

it('leaves nothing in the end of a PNG', async () => {
  const left = await stripped(pngEndingWith(png, text(place)))
  expect(left).toEqual(png)
})

it('passes over markers without a segment', async () => {
  const left = await stripped(jpegWith(jpeg, [Uint8Array.of(0xff, 0x01), Uint8Array.of(0xff, 0xd0)]))
  expect(left).toEqual(jpeg)
})

const sides = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((side) => [true, false].map((isLittle) => [side, isLittle] as const))

it.each(sides)('keeps the side %i that is up (little endian: %s), and nothing else', async (side, isLittle) => {
  const block = tiff(side, isLittle)
  const pictures = [
    jpegWith(jpeg, [segment(0xe0, text('JFIF\0')), exifSegment(side, isLittle)]),
    pngWith(png, [pngChunk('eXIf', block)]),
    webp(webpChunk('EXIF', block)),
    webp(webpChunk('EXIF', joined(text('Exif\0\0'), block))),
  ]
  for (const picture of pictures) {
    const left = await stripped(picture)
    expect(has(left, place)).toBe(false)
    expect(orientationIn(left)).toBe(side)
    // Nothing changes when it is sent once more.
    expect(await stripped(left as Uint8Array<ArrayBuffer>)).toEqual(left)
  }
})

it('makes the sum of the PNG’s chunk right, and says in the WebP that there is one', async () => {
  const turned = await stripped(pngWith(png, [pngChunk('eXIf', tiff(6, true))]))
  const at = Buffer.from(turned).indexOf('eXIf')
  const body = turned.subarray(at + 4, at + 30)
  expect(turned.subarray(at - 4, at + 34)).toEqual(pngChunk('eXIf', body))
  expect((await stripped(webp(webpChunk('EXIF', tiff(6, true)))))[20]).toBe(0x08)
})

it('knows a picture by its bytes', async () => {
  const types = await Promise.all(
    [jpeg, png, simple].map(async (bytes) => (await stripMetadata(new Blob([bytes])))?.type),
  )
  expect(types).toEqual(['image/jpeg', 'image/png', 'image/webp'])
})

it.each([
  ['nothing', new Uint8Array()],
  ['text', text(place)],
  ['HEIC', joined(Uint8Array.of(0, 0, 0, 24), text(`ftypheic${place}`))],
  ['TIFF', tiff(1, true)],
  ['a JPEG without a picture', joined(Uint8Array.of(0xff, 0xd8), exifSegment(1, true), Uint8Array.of(0xff, 0xd9))],
  ['a JPEG that is cut off in a block', jpegWith(jpeg, [exifSegment(1, true)]).slice(0, 40)],
  ['a PNG that is cut off', pngWith(png, Object.values(pngBlocks)).slice(0, 60)],
  ['a WebP that is cut off', webp(frame).slice(0, 40)],
])('makes nothing of %s', async (_, bytes) => {
  expect(await stripMetadata(new Blob([bytes as Uint8Array<ArrayBuffer>]))).toBeUndefined()
})

it('makes of a JPEG that is cut off in its picture what there is', async () => {
  const cut = jpegWith(jpeg, [exifSegment(6, true)]).slice(0, -6)
  const left = await stripped(cut)
  expect(has(left, place)).toBe(false)
  expect([...left.subarray(-2)]).toEqual([0xff, 0xd9])
})
