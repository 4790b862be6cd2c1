import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Notices, Permission } from '@/contract/generated/gateway-types'
import { conforms, plainMerchant, testGateway } from '@/sandbox/test-gateway'

const { languages } = JSON.parse(readFileSync('merchants/base/site.json', 'utf8')) as {
  languages: { items: Record<string, { locale: string }> }
}
const request = { url: 'plain.localhost' }

describe('permission and status', () => {
  it('say what the visitor may see, in the shape of the specification', async () => {
    const gateway = await testGateway()
    for (const name of ['permission', 'status'] as const) {
      const { info, success } = await gateway.call(name, { request })
      expect(success && conforms('permission', info)).toBe(true)
      expect(info).toMatchObject({ maintenance: false, regionRestriction: false, promotions: { REFERRAL: true } })
      const { settings } = (info as Permission['response']).whitelabel
      expect(settings).toContainEqual({ modId: 'FREEPLAY3', enabled: 1 })
    }
  })

  it('tell of maintenance in words of the language, and of a blocked address', async () => {
    const gateway = await testGateway()
    await gateway.panel('settings', 'PUT', { merchant: 'plain', systemStatus: 1 })
    const { info } = await gateway.call('permission', { request, language: 'VI' })
    expect(conforms('permission', info)).toBe(true)
    expect(info).toMatchObject({
      maintenance: {
        message: 'Plain đang được nâng cấp. Vui lòng quay lại sau ít phút.',
        until: '2026-01-01T13:00:00.000Z',
      },
    })
    await gateway.panel('settings', 'PUT', { merchant: 'plain', systemStatus: 2, visitorIp: '198.51.100.7' })
    const blocked = (await gateway.call('permission', { request })).info
    expect(blocked).toMatchObject({ maintenance: false, regionRestriction: true, location: { ip: '198.51.100.7' } })
  })
})

describe('a closed site', () => {
  it.each([
    [1, 'system_maintenance'],
    [2, 'access_restricted'],
  ])('with status %i answers nothing but why, whatever its page shows: %s', async (systemStatus, code) => {
    const gateway = await testGateway()
    const credentials = { username: 'demo_player', password: 'Demo1234!', type: 'username' }
    const { token } = (await gateway.call('login', { request: credentials })).value as { token: string }
    await gateway.panel('settings', 'PUT', { merchant: 'plain', systemStatus })
    expect((await gateway.call('login', { request: credentials })).code).toBe(code)
    const transfer = { from: 'MAIN', to: 'AG', amount: 100 }
    // A refusal during maintenance is no final answer: the earlier request may have been executed.
    expect(await gateway.call('walletTransfer', { token, key: 'one', request: transfer })).toMatchObject({
      status: 503,
      code,
    })
    expect((await gateway.call('permission', { request })).success).toBe(true)
    expect((await gateway.call('logout', { token })).success).toBe(true)
  })
})

it('the white label’s menu is the tree of its settings', async () => {
  const gateway = await testGateway()
  const { value } = await gateway.call('whitelabelMenu')
  const { info } = await gateway.call('permission', { request })
  expect(conforms('whitelabelMenu', value)).toBe(true)
  expect(info).toMatchObject({ whitelabel: { settings: value } })
})

describe('registerSettings', () => {
  it('announces a rule for each field of a registration', async () => {
    const { value } = await (await testGateway()).call('registerSettings')
    expect(conforms('registerSettings', value)).toBe(true)
    expect(Object.keys(value as object)).toHaveLength(21)
    expect(value).toMatchObject({
      username: { enabled: true, required: true, patternId: '19', minLength: 4, maxLength: 15 },
      password: { enabled: true, required: true, patternId: '6', minLength: 8, maxLength: 20 },
      email: { enabled: false },
    })
  })
})

describe('domainRoutes, countryCodes and captcha', () => {
  it('answer what their schemas say', async () => {
    const gateway = await testGateway()
    const routes = await gateway.call('domainRoutes', { request: { device: 0 } })
    expect(conforms('domainRoutes', routes.value)).toBe(true)
    expect(routes.value).toEqual({ domainList: [{ domainName: 'plain.localhost' }] })
    const countries = await gateway.call('countryCodes')
    expect(conforms('countryCodes', countries.value)).toBe(true)
    expect((countries.value as unknown[])[0]).toEqual({ countryCode: 'VN', countryDialingCode: '+84' })
    const captcha = await gateway.call('captcha')
    expect(conforms('captcha', captcha.value)).toBe(true)
    const { image } = captcha.value as { image: string }
    expect(Buffer.from(image, 'base64').subarray(1, 4).toString()).toBe('PNG')
  })
})

it('a player of every language finds the country where most speak it', async () => {
  const { value } = await (await testGateway()).call('countryCodes')
  const known = new Set((value as { countryCode: string }[]).map(({ countryCode }) => countryCode))
  const tags = Object.values(languages.items).map(({ locale }) => locale)
  expect(tags.filter((tag) => !known.has(new Intl.Locale(tag).maximize().region ?? ''))).toEqual([])
  expect(known.size).toBe((value as unknown[]).length)
})

describe('notices', () => {
  const all = { types: 'B,PL,PU,PR', platform: 'W', execution: 'B' }

  it.each([
    ['dates', { from: '2027-02-01T00:00:00+07:00' }],
    ['a condition', { when: { session: 'guest' } }],
    ['pictures of a language', { pictures: {} }],
  ] as const)('leave a group to the site that has a banner with %s', async (_, limit) => {
    const { w_home: group } = plainMerchant.banners
    const items = { ...group!.items, first: { ...group!.items['first']!, ...limit } }
    const gateway = await testGateway([{ ...plainMerchant, banners: { w_home: { ...group!, items } } }])
    const { value } = await gateway.call('notices', { request: { ...all, types: 'B' } })
    expect(value).toMatchObject({ banners: [] })
  })

  it('carry the banners of the merchant in their order and in the language of the call', async () => {
    const { value } = await (await testGateway()).call('notices', { request: all, language: 'VI' })
    expect(conforms('notices', value)).toBe(true)
    const { banners, popup, player, promotion } = value as Required<Notices['response']>
    expect(banners).toEqual([
      expect.objectContaining({ linkageType: 'external', linkTarget: 'https://example.com/', title: null }),
      expect.objectContaining({
        bannerId: 'w_home.first',
        groupName: 'w_home',
        url: '/brand/first.svg',
        title: 'Chơi tại Plain',
        linkageType: 'route',
        linkTarget: '/promotions?id=7',
      }),
    ])
    expect(popup[0]?.title).toBe('Chào mừng đến với Plain')
    expect(player[0]?.title).toBe('Giữ an toàn cho tài khoản')
    expect(promotion.length).toBeGreaterThan(0)
  })

  it('leave out the kinds that are not asked for', async () => {
    const { value } = await (await testGateway()).call('notices', { request: { ...all, types: 'PR' } })
    expect(value).toMatchObject({ banners: [], popup: [], player: [] })
  })
})
