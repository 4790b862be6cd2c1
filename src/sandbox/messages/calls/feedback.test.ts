import { describe, expect, it } from 'vitest'
import type { SandboxFeedback } from '@/contract/generated/gateway-types'
import { maxPictureBytes } from '@/contract/limits/picture-kind'
import { testGateway, type Answer, type TestGateway } from '@/sandbox/test-gateway'

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpg = [0xff, 0xd8, 0xff, 0xe0]

function picture(start: readonly number[], size = 100): Blob {
  const bytes = new Uint8Array(size)
  bytes.set(start)
  return new Blob([bytes], { type: 'image/png' })
}

async function send(
  gateway: TestGateway,
  images: readonly Blob[],
  { token = '', ...fields }: Record<string, string> = {},
) {
  const body = new FormData()
  const said = {
    type: 'problem',
    content: 'The slots did not load on my phone.',
    ...(await gateway.captcha()),
    ...fields,
  }
  Object.entries(said).forEach(([name, value]) => body.append(name, value))
  images.forEach((image) => body.append('images', image, 'picture.png'))
  const headers = { merchant: 'plain', 'module-id': 'feedback', ...(token === '' ? {} : { token }) }
  const answer = await gateway.app.request('/wps/feedback', { method: 'PUT', headers, body })
  return { status: answer.status, ...((await answer.json()) as Omit<Answer, 'status'>) }
}

async function signedIn(gateway: TestGateway): Promise<string> {
  const request = { username: 'demo_player', password: 'Demo1234!', type: 'username' }
  return ((await gateway.call('login', { request })).value as { token: string }).token
}

const kept = (gateway: TestGateway) => gateway.panel<SandboxFeedback>('feedback?merchant=plain')

describe('feedback', () => {
  it('is kept, three pictures of 5 MB too, until the sandbox is put back', async () => {
    const gateway = await testGateway()
    const token = await signedIn(gateway)
    const images = [picture(png, maxPictureBytes), picture(jpg, maxPictureBytes), picture(png, maxPictureBytes)]
    expect(await send(gateway, images, { token })).toMatchObject({ success: true, value: null })
    expect(await send(gateway, [])).toMatchObject({ success: true })
    const [newest, first] = await kept(gateway)
    const size = maxPictureBytes
    const pictures = ['png', 'jpg', 'png'].map((kind) => ({ kind, size }))
    expect(first).toMatchObject({ account: expect.any(String) as string, type: 'problem', pictures })
    expect(newest).toMatchObject({ account: null, pictures: [] })
    await gateway.panel('reset', 'POST', {})
    expect(await kept(gateway)).toEqual([])
  })

  it('may be a thousand characters, each of them several for a computer', async () => {
    const gateway = await testGateway()
    const content = '👨‍👩‍👧'.repeat(1000)
    expect(await send(gateway, [], { content })).toMatchObject({ success: true })
    expect(await kept(gateway)).toMatchObject([{ content }])
  })

  it.each<[code: string, images: Blob[], fields?: Record<string, string>]>([
    ['picture_size', [picture(png), picture(png, maxPictureBytes + 1)]],
    ['picture_kind', [picture([0x47, 0x49, 0x46])]],
    ['picture_count', Array.from({ length: 4 }, () => picture(png))],
    ['picture_login', [picture(png)], { token: '' }],
    ['captcha_wrong', [], { captcha: 'wrong' }],
    ['feedback_empty', [], { content: ' \n ' }],
    ['feedback_length', [], { content: ` ${'x'.repeat(19)} ` }],
    ['feedback_length', [], { content: 'x'.repeat(1001) }],
    ['session_invalid', [], { token: 'of nobody' }],
  ])('is refused in a sentence: %s', async (code, images, fields) => {
    const gateway = await testGateway()
    const answer = await send(gateway, images, { token: await signedIn(gateway), ...fields })
    expect(answer).toMatchObject({ success: false, code, message: expect.stringMatching(/\w+ \w+/) as string })
    expect(await kept(gateway)).toEqual([])
  })

  it.each([
    ['is larger than three pictures can be', 3 * maxPictureBytes + 70_000, true],
    ['holds pictures of nobody who is signed in', 70_000, false],
  ])('is not even read where the body %s', async (_, size, isSignedIn) => {
    const gateway = await testGateway()
    const token = isSignedIn ? await signedIn(gateway) : ''
    const answer = await send(gateway, [picture(png, size)], { token })
    expect(answer).toMatchObject({ status: 413, code: 'request_too_large' })
  })

  it.each([
    ['a session that has ended', { code: 'session_invalid' }, 'of nobody'],
    ['one', { code: 'request_invalid', message: 'The body has more than 20 parts.' }, undefined],
  ])('of thousands of tiny parts is refused before they are taken apart, with %s', async (_, refusal, token) => {
    const gateway = await testGateway()
    const parts = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(280_000)
    const type = 'multipart/form-data; boundary=x'
    const headers = { merchant: 'plain', token: token ?? (await signedIn(gateway)), 'content-type': type }
    const answer = await gateway.app.request('/wps/feedback', { method: 'PUT', headers, body: `${parts}--x--\r\n` })
    expect(await answer.json()).toMatchObject(refusal)
  })
})
