import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { shrinkPicture } from '@/site/ui/inputs/shrink-picture'
import { useSendFeedback } from './feedback'
import { GatewayProvider } from '@/site/gateway/gateway-context'
import { preparePictures } from '@/site/gateway/prepare-pictures'
import { upload } from '@/site/gateway/upload'

const init = (body: FormData, signal = new AbortController().signal) => ({
  method: 'PUT',
  headers: new Headers({ merchant: 'aurora' }),
  body,
  signal,
})

function bodyOf(bytes: number): FormData {
  const body = new FormData()
  body.append('images', new Blob([new Uint8Array(bytes)]))
  return body
}

afterEach(() => vi.restoreAllMocks())

describe('an upload', () => {
  it('says how far it is, and ends with the answer as it came', async () => {
    const shares: number[] = []
    const answer = await upload('/no-such-call', init(bodyOf(3_000_000)), {
      stall: 10_000,
      onProgress: (share) => shares.push(share),
    })
    expect(answer.status).toBe(404)
    expect(answer.headers.get('date')).not.toBe('')
    expect(shares.at(-1)).toBe(1)
    expect(shares).toEqual(shares.toSorted((one, other) => one - other))
  })

  it('is no longer waited for when nothing moves', async () => {
    const sent = upload('/no-such-call', init(bodyOf(3_000_000)), { stall: 0 })
    await expect(sent).rejects.toMatchObject({ name: 'TimeoutError' })
  })

  it('is stopped by who asked for it, before and after it has left', async () => {
    const gone = new Error('gone')
    await expect(upload('/no-such-call', init(bodyOf(9), AbortSignal.abort(gone)), { stall: 999 })).rejects.toBe(gone)
    const stop = new AbortController()
    const sent = upload('/no-such-call', init(bodyOf(3_000_000), stop.signal), { stall: 10_000 })
    stop.abort(gone)
    await expect(sent).rejects.toBe(gone)
  })
})

describe('a picture that is sent', () => {
  it('is made small, of the kind that it was', async () => {
    const canvas = new OffscreenCanvas(3000, 1500)
    const paint = canvas.getContext('2d')
    for (let at = 0; at < 3000; at += 3) {
      if (paint) paint.fillStyle = `hsl(${at} 80% 50%)`
      paint?.fillRect(at, 0, 3, 1500)
    }
    for (const type of ['image/jpeg', 'image/png']) {
      const file = await canvas.convertToBlob({ type, quality: 1 })
      const small = await shrinkPicture(file)
      expect(small.type).toBe(type)
      expect(small.size).toBeLessThan(file.size)
      const { width, height } = await createImageBitmap(small)
      expect([width, height]).toEqual([2048, 1024])
    }
  })

  it('does not leave where it can neither be drawn nor read', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await expect(shrinkPicture(new Blob(['no picture'], { type: 'image/png' }))).rejects.toThrow('cannot be read')
    const refused = preparePictures('feedback', [new Blob(['no picture'])])
    await expect(refused).rejects.toMatchObject({ name: 'GatewayError', kind: 'refused' })
  })
})

it('feedback goes with its pictures made small', async () => {
  const send = vi.fn(() => Promise.resolve(null as never))
  const wrapper = ({ children }: { children: ReactNode }) => (
    <GatewayProvider gateway={{ send }}>{children}</GatewayProvider>
  )
  const { result } = await renderHook(() => useSendFeedback(), { wrapper })
  const canvas = new OffscreenCanvas(3000, 1500)
  canvas.getContext('2d')?.fillRect(0, 0, 9, 9)
  const large = await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 })
  const request = { type: 'problem', content: 'The slots did not load.', captchaId: 'c', captcha: 'd' } as const
  await result.current(request, { pictures: [large] })
  expect(send.mock.lastCall).toMatchObject([{ name: 'feedback' }, request, { files: [{ type: 'image/jpeg' }] }])
})
