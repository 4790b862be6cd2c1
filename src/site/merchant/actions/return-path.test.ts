import { expect, it } from 'vitest'
import type { Routes } from '@/contract/generated/merchant-types'
import { returnPath } from './return-path'

const routes = { pages: { login: { path: '/sign-in', aliases: ['/enter'] } } } as unknown as Routes
const query = (to: string) => `?${new URLSearchParams({ to })}`

it.each(['/promotions', '/promotions?id=7#terms', '/rng?vendor=TF'])(
  'leads on to the page that was asked for: %s',
  (to) => expect(returnPath(query(to), routes)).toBe(to),
)

it.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  '',
  '/\t/evil',
  '/\n/evil',
  '/help?token=somebody',
  '/%2e%2e//evil.example/\u0000',
])('leads home, and to no other site: %s', (to) => expect(returnPath(query(to), routes)).toBe('/'))

it('leads to a page of this site where the address is odd', () => {
  expect(returnPath(query('/%09/evil'), routes)).toBe('/%09/evil')
  expect(returnPath(query('/a/..//evil.example'), routes)).toBe('/evil.example')
})

it('leads home and not to the login page again', () => {
  expect(returnPath(query('/sign-in?to=%2Fsign-in'), routes)).toBe('/')
  expect(returnPath(query('/enter#form'), routes)).toBe('/')
  expect(returnPath('', routes)).toBe('/')
})
