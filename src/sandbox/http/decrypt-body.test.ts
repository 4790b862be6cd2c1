import { expect, it } from 'vitest'
import { encryptBody } from '@/contract/endpoints/encrypted-envelope'
import { decryptBody } from './decrypt-body'

const text = '{"username":"minhanh","payeeName":"Nguyễn Văn An"}'

it.each([
  { mode: 'AES-CBC', key: 'livery-sandbox-k' },
  { mode: 'AES-CBC', key: 'k'.repeat(32) },
  { mode: 'AES-CTR', key: 'k'.repeat(24) },
] as const)('what the site puts into the envelope comes out again: %j', (encryption) => {
  expect(decryptBody(encryptBody(text, encryption), encryption)).toBe(text)
})

it('nothing comes out with another key', () => {
  const encryption = { mode: 'AES-CBC', key: 'livery-sandbox-k' } as const
  const body = encryptBody(text, encryption)
  expect(decryptBody(body, { ...encryption, key: 'k'.repeat(16) })).not.toBe(text)
})
