import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import {
  exifSegment,
  jpegBlocks,
  jpegWith,
  place,
  pngBlocks,
  pngChunk,
  pngEndingWith,
  pngWith,
  strangeJpegBlocks,
  strangePngBlocks,
  text,
  tiff,
  webpBlocks,
  webpChunk,
  webpWith,
} from '@/site/ui/inputs/metadata/testing/metadata-blocks'
import { useSendFeedback } from './content/feedback'
import { createGateway } from './gateway'
import { GatewayProvider } from './gateway-context'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const [width, height] = [96, 32]

/** Of few bytes, so that it becomes larger when it is drawn anew: red on its left side, blue on the other. */
async function small(type: string): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(width, height)
  const paint = canvas.getContext('2d')
  for (const [at, color] of ['#e00', '#00e'].entries()) {
    if (paint) paint.fillStyle = color
    paint?.fillRect((at * width) / 2, 0, width / 2, height)
  }
  const blob = await canvas.convertToBlob({ type, quality: 0.02 })
  return new Uint8Array(await blob.arrayBuffer())
}

/** As a phone turns it that was held upright: a quarter to the right. */
const turned = 6

/** Each kind of picture with all that is written into it, the place among it. */
const pictures: Readonly<Record<string, () => Promise<Uint8Array>>> = {
  'image/jpeg': async () =>
    jpegWith(
      await small('image/jpeg'),
      [exifSegment(turned, true), ...Object.values(jpegBlocks)],
      text(`ftypmp42${place}`),
    ),
  'image/png': async () =>
    pngWith(await small('image/png'), [pngChunk('eXIf', tiff(turned, false)), ...Object.values(pngBlocks)]),
  'image/webp': async () =>
    webpWith(
      await small('image/webp'),
      [width, height],
      [webpChunk('EXIF', tiff(turned, true)), ...Object.values(webpBlocks)],
    ),
}

/** Sends feedback with a picture, and returns the picture in the body that leaves. */
async function sent(picture: Blob): Promise<Blob> {
  let body: unknown
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest, given) {
    body = given
    this.dispatchEvent(new ProgressEvent('error'))
  })
  const settings = { baseUrl: '', timeout: 10_000, calls: {} } as Parameters<typeof createGateway>[0]['gateway']
  const gateway = createGateway({ merchant: 'm', gateway: settings, language: 'EN', onSessionLost: () => undefined })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <GatewayProvider gateway={gateway}>{children}</GatewayProvider>
  )
  const { result } = await renderHook(() => useSendFeedback(), { wrapper })
  const request = { type: 'problem', content: 'The slots did not load.', captchaId: 'c', captcha: 'd' } as const
  await expect(result.current(request, { pictures: [picture] })).rejects.toMatchObject({ kind: 'network' })
  return (body as FormData).get('images') as Blob
}

async function look(picture: Blob): Promise<{ size: number[]; start: string }> {
  const bitmap = await createImageBitmap(picture)
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const paint = canvas.getContext('2d')
  paint?.drawImage(bitmap, 0, 0)
  const [red = 0, , blue = 0] = paint?.getImageData(4, 4, 1, 1).data ?? []
  return { size: [bitmap.width, bitmap.height], start: red > blue ? 'red' : 'blue' }
}

const ways = Object.keys(pictures).flatMap((type) => [
  [type, 'drawn anew becomes larger'],
  [type, 'cannot be drawn anew'],
])

it.each(ways)('a picture of the kind %s that %s leaves without its place, as it stood', async (type, way) => {
  const bytes = (await pictures[type]?.()) as Uint8Array<ArrayBuffer>
  const picture = new File([bytes], `${place}.jpg`, { type })
  const seen = await look(picture)
  if (way === 'cannot be drawn anew') vi.stubGlobal('OffscreenCanvas', undefined)
  const left = await sent(picture)
  vi.unstubAllGlobals()
  const words = new TextDecoder('latin1').decode(await left.arrayBuffer())
  expect(words).not.toContain(place)
  expect(words).not.toMatch(/GPS|xmpmeta|Photoshop|prVt/)
  expect(left).not.toHaveProperty('name', picture.name)
  expect(left.type).toMatch(/^image\//)
  expect(await look(left)).toEqual(seen)
})

it('leaves without what is hidden under markers, chunks and ends that nobody reads', async () => {
  const [jpeg, png] = [await small('image/jpeg'), await small('image/png')]
  const strange = [
    jpegWith(jpeg, Object.values(strangeJpegBlocks)),
    pngWith(png, Object.values(strangePngBlocks)),
    pngEndingWith(png, text(place)),
  ]
  for (const bytes of strange)
    for (const canvas of [OffscreenCanvas, undefined]) {
      vi.stubGlobal('OffscreenCanvas', canvas)
      const left = await sent(new File([bytes], 'a'))
      vi.unstubAllGlobals()
      expect(new TextDecoder('latin1').decode(await left.arrayBuffer())).not.toContain(place)
      expect(await look(left)).toEqual({ size: [width, height], start: 'red' })
      vi.restoreAllMocks()
    }
})
