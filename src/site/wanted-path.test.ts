import { expect, it } from 'vitest'
import { wantedPath } from './wanted-path'

const query = (to: string) => `?${new URLSearchParams({ to })}`

it.each(['/promotions', '/promotions?id=7#terms', '/rng?vendor=TF'])(
  'leads on to the page that was asked for: %s',
  (to) => expect(wantedPath(query(to))).toBe(to),
)

it.each(['https://evil.example', '//evil.example', '/\\evil.example', '\\\\evil.example', 'javascript:alert(1)', ''])(
  'leads home, and to no other site: %s',
  (to) => expect(wantedPath(query(to))).toBe('/'),
)

it('leads home and not to the login page again', () => {
  expect(wantedPath(query('/login?to=%2Flogin'))).toBe('/')
  expect(wantedPath('')).toBe('/')
})
