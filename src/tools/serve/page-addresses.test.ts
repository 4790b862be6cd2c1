import { describe, expect, it } from 'vitest'
import type { PageConfig, Routes } from '@/contract/generated/merchant-types'
import { documentOf, languageOfAddress, pageAddresses } from './page-addresses'

const shell = { header: true, sideMenu: true, footer: true, bottomBar: true, categories: false }
const page = (path: string, more: Partial<PageConfig> = {}): PageConfig =>
  ({ path, aliases: [], openToGuests: 'none', shell, ...more }) as PageConfig

const bare = { ...shell, header: false }
const pages = {
  home: page('/', { aliases: ['/home'] }),
  login: page('/sign-in', { openToGuests: 'all', shell: { ...shell, sideMenu: false } }),
  promo: page('/promotions', { aliases: ['/offers'] }),
  rng: page('/rng'),
  app: page('/in-app', { shell: bare }),
}

const addressesOf = (loginFirst: boolean) =>
  pageAddresses({
    routes: { pages, loginFirst } as unknown as Routes & { paths: never },
    site: { socialLogin: { providers: {} } },
    languageBases: { VI: '/vi' },
  })

describe('an address', () => {
  it('of a language that has its own is told from a page of the same beginning', () => {
    const addresses = addressesOf(false)
    expect(languageOfAddress(addresses, '/vi/sign-in')).toEqual({ language: 'vi', within: '/sign-in' })
    expect(languageOfAddress(addresses, '/vi')).toEqual({ language: 'vi', within: '/' })
    expect(languageOfAddress(addresses, '/video')).toBeUndefined()
    expect(languageOfAddress(addresses, '/VI/sign-in')).toBeUndefined()
  })
})

describe('the documents of a merchant', () => {
  it('are one for each page that people land on, and one for the pages in the frame of home', () => {
    const addresses = addressesOf(false)
    expect(addresses.home).toEqual(['/', '/home'])
    expect(addresses.documents).toEqual({
      '/sign-in': 'page.login',
      '/promotions': 'page.promo',
      '/offers': 'page.promo',
      '/rng': 'frame',
    })
    expect(documentOf(addresses, '/offers')).toBe('page.promo')
    expect(documentOf(addresses, '/in-app')).toBe('app')
  })

  it('show no guest what is behind the sign-in', () =>
    expect(addressesOf(true).documents).toMatchObject({ '/sign-in': 'page.login', '/promotions': 'frame' }))
})
