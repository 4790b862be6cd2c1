import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { createPkce, randomText } from './pkce'

it('makes a verifier of 43 safe characters, and the challenge of RFC 7636 from it', async () => {
  const { verifier, challenge } = await createPkce()
  expect(verifier).toMatch(/^[A-Za-z0-9_-]{43}$/)
  expect(challenge).toBe(createHash('sha256').update(verifier).digest('base64url'))
})

it('makes another text each time', () => {
  const texts = Array.from({ length: 100 }, randomText)
  expect(new Set(texts).size).toBe(100)
})
