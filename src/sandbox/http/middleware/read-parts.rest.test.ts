import fc from 'fast-check'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { Refusal } from '@/sandbox/call/refusal'
import type { SandboxEnv } from '@/sandbox/call/sandbox-env'
import { multipartCorpus } from '@/sandbox/http/multipart/multipart-corpus'
import { plainMerchant } from '@/sandbox/test-gateway'
import { textsIn } from '@/sandbox/texts/texts'
import { readParts } from './read-parts'

const app = new Hono<SandboxEnv>()
app.put('/', async (c) => {
  c.set('texts', textsIn(plainMerchant, 'EN'))
  const { fields, pictures } = await readParts(c, { part: 'images', most: 3 })
  return c.json({ fields, pictures: pictures.length })
})
app.onError((error, c) => c.text(error instanceof Refusal ? `${error.code}: ${error.message}` : String(error)))

type Answer = string | { readonly fields: unknown }

/** What is read in a body that arrives in chunks of this size. */
async function read(type: string, body: Uint8Array, size: number): Promise<Answer> {
  let at = 0
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= body.length) controller.close()
      else controller.enqueue(body.slice(at, (at += size)))
    },
  })
  const init = { method: 'PUT', headers: { 'content-type': type }, body: stream, duplex: 'half' }
  const answer = await app.request('/', init)
  const text = await answer.text()
  return text.startsWith('{') ? (JSON.parse(text) as Answer) : text
}

/** A character beyond U+007F and below U+0100 that stands for a byte is kept as one where the sample says so. */
const bytesOf = (body: string) => (body.includes('\u00ff') ? Buffer.from(body, 'latin1') : Buffer.from(body))

describe.each([
  ['at once', Number.MAX_SAFE_INTEGER],
  ['in chunks of 7 bytes', 7],
  ['byte by byte', 1],
])('a body that arrives %s', (_, size) => {
  it.each(multipartCorpus)('$title', async ({ type, body, read: expected }) => {
    const answer = await read(type, bytesOf(body), size)
    if (expected instanceof RegExp) expect(answer).toMatch(expected)
    else expect(answer).toEqual({ fields: expected, pictures: 0 })
  })
})

it('whatever fetch writes is read as it was, in chunks of any size', async () => {
  const name = fc.stringMatching(/^[a-z]{1,5}$/)
  const texts = fc.dictionary(name, fc.string({ unit: 'binary', maxLength: 40 }), { minKeys: 1, maxKeys: 10 })
  const large = fc.constantFrom(0, 100, 16_000, 18_000, 40_000, 65_000)
  await fc.assert(
    fc.asyncProperty(
      texts,
      large,
      fc.boolean(),
      fc.integer({ min: 1, max: 70_000 }),
      async (fields, length, hasPicture, size) => {
        const form = new FormData()
        form.append('longer', 'x'.repeat(length))
        Object.entries(fields).forEach(([key, value]) => form.append(key, value))
        if (hasPicture)
          form.append('images', new Blob([new Uint8Array([0xff, 0xd8, 0xff]), new Uint8Array(length * 10)]))
        const sent = new Response(form)
        const type = sent.headers.get('content-type') ?? ''
        const bytes = new Uint8Array(await sent.arrayBuffer())
        const { images: _, ...expected } = Object.fromEntries(
          await new Response(bytes, { headers: sent.headers }).formData(),
        )
        expect(await read(type, bytes, size)).toEqual({ fields: expected, pictures: Number(hasPicture) })
      },
    ),
    { numRuns: 100 },
  )
})

it('no body ends the process, wherever it is cut off or changed', async () => {
  const samples = multipartCorpus.filter(({ body }) => body.length < 2000)
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...samples),
      fc.nat(2000),
      fc.nat(2000),
      fc.constantFrom('', '\r\n', '--B', '\r\n--B', '\0', '"', ';', '\r\n\r\n'),
      fc.integer({ min: 1, max: 64 }),
      async ({ type, body }, from, to, put, size) => {
        const changed = body.slice(0, from) + put + body.slice(Math.min(from, to))
        const answer = await read(type, Buffer.from(changed), size)
        expect(typeof answer === 'string' ? answer : 'read').toMatch(/^(read|request_invalid: |picture_)/)
      },
    ),
    { numRuns: 500 },
  )
})
