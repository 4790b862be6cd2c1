import { describe, expect, it } from 'vitest'
import type { PageConfig } from '@/contract/generated/merchant-types'
import { pageAt, pageOf } from './pages'

const page = (path: string, aliases: string[] = []): PageConfig => ({
  path,
  aliases,
  title: 'nav.home',
  guard: 'none',
  openToGuests: 'none',
  heading: 'hidden',
  shell: { header: true, sideMenu: false, footer: false, bottomBar: false, categories: false },
  sections: {},
  order: [],
})
const routes = { pages: { home: page('/', ['/index.html']), register: page('/register', ['/register.html']) } }

describe('the page at an address', () => {
  it('is found by path and by alias', () => {
    expect(pageAt(routes, '/')?.name).toBe('home')
    expect(pageAt(routes, '/register.html')).toMatchObject({ name: 'register', isAlias: true })
  })
  it('is the same with a slash at the end', () => expect(pageAt(routes, '/register/')?.name).toBe('register'))
  it('is none for another address', () => expect(pageAt(routes, '/registration')).toBeUndefined())
  it('is the same with a query or a fragment', () =>
    expect(pageOf(routes, '/register?code=7#form')?.name).toBe('register'))
})
