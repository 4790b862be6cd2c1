import { describe, expect, it } from 'vitest'
import type { PageConfig } from '@/generated/merchant-types'
import { leadsTo } from './menu-entries'

const page = (path: string, ...aliases: string[]): PageConfig => ({
  path,
  aliases,
  title: 'page.home.title',
  guard: 'none',
  openToGuests: 'none',
  heading: 'hidden',
  shell: { header: true, sideMenu: true, footer: true, bottomBar: true },
  sections: {},
  order: [],
})
const routes = { pages: { home: page('/', '/index', '/home'), help: page('/help') } }
const to = (address: string) => ({ action: 'navigate', to: address, query: {} }) as const

describe('leadsTo', () => {
  it('knows the page by any of its addresses', () => {
    expect(leadsTo(to('/'), '/index', routes)).toBe(true)
    expect(leadsTo(to('/help'), '/', routes)).toBe(false)
  })

  it('tells places on one page apart', () => {
    expect(leadsTo(to('/help#terms'), '/help#terms', routes)).toBe(true)
    expect(leadsTo(to('/help#terms'), '/help', routes)).toBe(false)
    expect(leadsTo(to('/help'), '/help#terms', routes)).toBe(false)
  })

  it('is about pages alone', () => {
    expect(leadsTo({ action: 'signOut' }, '/', routes)).toBe(false)
    expect(leadsTo(to('/nowhere'), '/nowhere', routes)).toBe(false)
  })
})
