import { createPublicKey, generateKeyPairSync, type JsonWebKeyInput } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Draft } from '@/engine/merge/draft'
import { pushKeyWrong } from './push-key-wrong'

const told = (publicKey: string) =>
  pushKeyWrong.inspect({ config: { site: { push: { publicKey } } } } as unknown as Draft)

/** The parts of a key pair, as base64url. */
function pair() {
  const {
    x = '',
    y = '',
    d = '',
  } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
  const bytes = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  return { bytes, publicKey: bytes.toString('base64url'), privateKey: d }
}

it('takes what is made as a public key', () => {
  for (let made = 0; made < 20; made++) expect(told(pair().publicKey)).toEqual([])
})

it('says what is wrong with what is none', () => {
  const { bytes, privateKey } = pair()
  const moved = Buffer.from(bytes)
  moved.writeUInt8(moved.readUInt8(40) ^ 1, 40)
  const wrong = [
    [privateKey, /32 bytes, as a private key has/],
    [Buffer.concat([Buffer.from([2]), bytes.subarray(1, 33)]).toString('base64url'), /compressed/],
    [`${bytes.toString('base64url').slice(0, -2)}==`, /not base64url/],
    [`-----BEGIN EC PRIVATE KEY-----\n${privateKey}\n-----END EC PRIVATE KEY-----`, /a private key stands in it/],
    [bytes.subarray(0, 60).toString('base64url'), /60 bytes/],
    [Buffer.concat([Buffer.from([5]), bytes.subarray(1)]).toString('base64url'), /first byte/],
    [moved.toString('base64url'), /no point of P-256/],
  ] as const
  for (const [key, message] of wrong) expect(told(key)[0]?.message, key).toMatch(message)
})

it('says which key is meant by what programs print and people paste', () => {
  const { bytes, publicKey, privateKey } = pair()
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((each) => each.toString('base64url'))
  const made = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } } as JsonWebKeyInput)
  const pasted = [
    `${publicKey}=`,
    ` ${publicKey}\n`,
    bytes.toString('base64'),
    `Public Key:\n${publicKey}`,
    made.export({ format: 'pem', type: 'spki' }).toString(),
    made.export({ format: 'der', type: 'spki' }).toString('base64'),
    `=======\n\nPublic Key:\n${publicKey}\n\nPrivate Key:\n${privateKey}\n\n=======`,
  ]
  for (const key of pasted) expect(told(key)[0]?.suggestions, key).toEqual([publicKey])
  expect(told(privateKey)[0]?.suggestions).toEqual([])
  expect(told(pasted.at(-1) ?? '')[0]?.message).toMatch(/a private key stands in it/)
})
