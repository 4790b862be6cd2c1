import { createDecipheriv } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encryptBody, encryptedRandom } from './encrypted-envelope'

const key = 'livery-sandbox-k'

function decrypt(cipher: string, { iv, data }: { iv: string; data: string }): string {
  const decipher = createDecipheriv(cipher, key, Buffer.from(iv, 'hex'))
  return Buffer.concat([decipher.update(data, 'base64'), decipher.final()]).toString('utf8')
}

describe('the encrypted envelope', () => {
  it.each([
    ['AES-CBC', 'aes-128-cbc'],
    ['AES-CTR', 'aes-128-ctr'],
  ] as const)('is opened by another implementation of %s', (mode, cipher) => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(decrypt(cipher, encryptBody(text, { mode, key }))).toBe(text)
      }),
      { numRuns: 50 },
    )
  })
  it('differs each time', () => {
    const settings = { mode: 'AES-CBC', key } as const
    expect(encryptBody('same', settings).data).not.toBe(encryptBody('same', settings).data)
    expect(encryptedRandom(settings)).not.toBe(encryptedRandom(settings))
  })
})
