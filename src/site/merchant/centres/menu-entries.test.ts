import { describe, expect, it } from 'vitest'
import type { PageConfig } from '@/contract/generated/merchant-types'
import { isOnPage, leadsTo } from './menu-entries'

const page = (path: string, ...aliases: string[]): PageConfig => ({
  path,
  aliases,
  title: 'page.home.title',
  guard: 'none',
  openToGuests: 'none',
  heading: 'hidden',
  shell: { header: true, sideMenu: true, footer: true, bottomBar: true, categories: false },
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

describe('isOnPage', () => {
  const opening = (tab: 'login' | 'register') =>
    ({ action: 'dialog', dialog: 'login-register', props: { tab, account: '' } }) as const
  const withBlock = (block: 'login-form' | 'register-form') =>
    ({ ...page('/form'), sections: { form: { block, props: {} } }, order: ['form'] }) as unknown as PageConfig

  it('knows the form that a dialog would open over itself', () => {
    expect(isOnPage(opening('login'), withBlock('login-form'), false)).toBe(true)
    expect(isOnPage(opening('register'), withBlock('register-form'), false)).toBe(true)
  })

  it('knows the form of the page that an entry leads to, where one is there already', () => {
    expect(isOnPage(to('/form'), withBlock('register-form'), true)).toBe(true)
  })

  it('leaves a form alone that the page does not list', () => {
    expect(isOnPage(opening('login'), { ...withBlock('login-form'), order: [] }, false)).toBe(false)
  })

  it('leaves the other form, other pages and other actions alone', () => {
    expect(isOnPage(opening('register'), withBlock('login-form'), false)).toBe(false)
    expect(isOnPage(opening('login'), page('/help'), false)).toBe(false)
    expect(isOnPage(to('/elsewhere'), withBlock('login-form'), false)).toBe(false)
    expect(isOnPage(to('/help'), page('/help'), true)).toBe(false)
  })
})
