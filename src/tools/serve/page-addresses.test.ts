import { describe, expect, it } from 'vitest'
import type { PageConfig, Routes } from '@/contract/generated/merchant-types'
import { documentOf, indexedPages, languageOfAddress, movedCalls, pageAddresses } from './page-addresses'

const shell = { header: true, sideMenu: true, footer: true, bottomBar: true, categories: false }
const page = (path: string, more: Partial<PageConfig> = {}): PageConfig =>
  ({
    path,
    aliases: [],
    guard: 'none',
    openToGuests: 'none',
    indexed: true,
    shell,
    sections: {},
    order: [],
    ...more,
  }) as PageConfig

const bare = { ...shell, header: false }
const pages = {
  home: page('/', { aliases: ['/home'] }),
  login: page('/sign-in', { openToGuests: 'all', shell: { ...shell, sideMenu: false } }),
  promo: page('/promotions', { aliases: ['/offers'] }),
  rng: page('/rng'),
  terms: page('/legal/terms', {
    openToGuests: 'all',
    sections: {
      text: { block: 'legal-document', props: { document: 'terms', contents: true, licence: false } },
    },
    order: ['text'],
  }),
  app: page('/in-app', { shell: bare, indexed: false }),
}

const routes = (loginFirst: boolean) => ({ pages, loginFirst, system: {} }) as unknown as Routes & { paths: never }

const addressesOf = (loginFirst: boolean) =>
  pageAddresses({
    routes: routes(loginFirst),
    site: { socialLogin: { providers: {} } },
    languageBases: { VI: '/vi' },
    languageNames: { '/en': '', '/vi-vn': '/vi' },
  })

describe('an address', () => {
  it('of a language that has its own is told from a page of the same beginning', () => {
    const addresses = addressesOf(false)
    expect(languageOfAddress(addresses, '/vi/sign-in')).toEqual({ language: 'vi', within: '/sign-in' })
    expect(languageOfAddress(addresses, '/vi')).toEqual({ language: 'vi', within: '/' })
    for (const address of ['/video', '/', '/rng/vi', '/__proto__/rng', '//vi/rng'])
      expect(languageOfAddress(addresses, address)).toEqual({ language: '', within: address })
  })
})

describe('a language that is written in another way', () => {
  it.each([
    ['/VI/sign-in', 'vi', '/sign-in', '/vi/sign-in'],
    ['/vi-VN', 'vi', '/', '/vi'],
    ['/en/rng', '', '/rng', '/rng'],
    ['/EN', '', '/', '/'],
  ])('%s leads to the proper address', (address, language, within, proper) =>
    expect(languageOfAddress(addressesOf(false), address)).toEqual({ language, within, proper }),
  )
})

describe('the documents of a merchant', () => {
  it('are one for each page', () => {
    const addresses = addressesOf(false)
    expect(addresses.home).toEqual(['/', '/home'])
    expect(addresses.documents).toEqual({
      '/sign-in': 'page.login',
      '/promotions': 'page.promo',
      '/offers': 'page.promo',
      '/rng': 'page.rng',
      '/legal/terms': 'page.terms',
      '/in-app': 'page.app',
    })
    expect(documentOf(addresses, '/offers')).toBe('page.promo')
    expect(documentOf(addresses, '/nowhere')).toBe('app')
  })

  it('show no guest what is behind the sign-in, but the frame that such pages share', () =>
    expect(addressesOf(true).documents).toEqual({
      '/sign-in': 'page.login',
      '/promotions': 'frame',
      '/offers': 'frame',
      '/rng': 'frame',
      '/legal/terms': 'page.terms',
    }))
})

describe('search engines', () => {
  const indexed = (loginFirst: boolean) => indexedPages(routes(loginFirst)).map(([name]) => name)

  it('may list every page that says nothing else', () =>
    expect(indexed(false)).toEqual(['home', 'login', 'promo', 'rng', 'terms']))

  it('may list no page behind the sign-in', () => expect(indexed(true)).toEqual(['login', 'terms']))
})

it('what monitoring sends to the site’s own host is passed on like a call, wherever the gateway is', () => {
  const monitoring = { endpoint: '/telemetry/v1/logs', policyReports: 'https://otel.example/policy' }
  const callsOf = (baseUrl: string) =>
    movedCalls({ site: { gateway: { baseUrl, calls: { captcha: { path: '/v2/captcha' } } }, monitoring } } as never)
  expect(callsOf('')).toEqual(['/v2/captcha', '/telemetry/v1/logs'])
  expect(callsOf('https://api.example')).toEqual(['/telemetry/v1/logs'])
})
