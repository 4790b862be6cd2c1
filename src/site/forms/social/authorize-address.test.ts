import { expect, it } from 'vitest'
import { authorizeAddress } from './authorize-address'

const provider = (authorizeUrl: string) => ({ clientId: 'acme', authorizeUrl, scope: 'openid email' })
const question = { state: 's', challenge: 'c', redirectUri: 'https://acme.example/oauth-return' }

it('asks a provider elsewhere for a code that is bound to the site and the challenge', () => {
  const url = new URL(authorizeAddress(provider('https://id.example/auth'), question))
  expect(url.origin + url.pathname).toBe('https://id.example/auth')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    response_type: 'code',
    client_id: 'acme',
    redirect_uri: 'https://acme.example/oauth-return',
    scope: 'openid email',
    state: 's',
    code_challenge: 'c',
    code_challenge_method: 'S256',
  })
})

it('reads a path as one of the site', () => {
  expect(authorizeAddress(provider('/sandbox/oauth/google/authorize'), question)).toMatch(
    /^https:\/\/acme\.example\/sandbox\/oauth\/google\/authorize\?/,
  )
})
