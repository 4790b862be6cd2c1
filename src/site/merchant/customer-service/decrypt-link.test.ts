import { expect, it } from 'vitest'
import { encryptLink } from '@/sandbox/content/calls/encrypt-link'
import { decryptLink } from './decrypt-link'

it('reads a link with the key that it ends with', () => {
  const link = 'https://chat.example/?merchant=aurora&lang=tiếng-việt'
  expect(decryptLink(encryptLink(link, 'aurora'))).toBe(link)
})

it.each(['', 'short', 'bm90IGEgbGluayBhdCBhbGw=12345678'])('gives no address for what is no such link: %s', (text) => {
  expect(() => decryptLink(text)).toThrow()
})
