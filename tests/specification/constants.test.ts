import { describe, expect, it } from 'vitest'
import { checkMerchants } from '@/engine/checker/check-merchants'
import { acme, checkBrand } from '@/engine/testing/write-merchants'
import { serviceFor } from '@/site/merchant/customer-service/service-path'
import { announcementTypes } from '@/site/gateway/content/announcements'
import { lobbyPageSize, webClient } from '@/site/gateway/games/lobby-request'
import { maxDraws, maxPopular } from '@/site/gateway/games/lottery'
import { withSymbol } from '@/site/i18n/format'
import { rangeOf } from '@/site/lib/day-presets'
import { maxPictureBytes, maxPictures, pictureKind } from '@/contract/limits/picture-kind'
import { pageAt } from '@/site/merchant/pages/pages'
import { qrDefaults } from '@/site/ui/qr-code'

const { merchants, templates } = checkMerchants('merchants')
const base = templates.find(({ code }) => code === 'base')?.config

/** First document, sections 3, 4 and 9. */
describe('the template', () => {
  it('speaks EN, which is the default, TY and Vietnamese', () => {
    expect(base?.site.languages.order).toEqual(['EN', 'TY', 'VI'])
    expect(base?.site.defaultLanguage).toBe('EN')
  })

  it('takes the account types 1, 2, 41 and 42 for agents, and 4 for a trial', () =>
    expect(base?.site.accountTypes).toEqual({ agent: [1, 2, 41, 42], trial: [4] }))

  it('counts cockfights among sports, with the vendor DS88, and has TF for esports', () => {
    expect(base?.vendors.items['DS88']?.categories).toEqual(expect.arrayContaining(['SPORTS', 'COCKFIGHT']))
    expect(base?.vendors.items['TF']?.categories).toEqual(['ESPORTS'])
  })
})

it('has the announcement types of the specification, B first, which is the default', () =>
  expect(announcementTypes).toEqual(['B', 'PL', 'PU', 'PR', 'H']))

it('has VIP service above rank level 4', () => expect([4, 5].map(serviceFor)).toEqual(['LIVECHAT', 'VIP']))

it.each(merchants)('$code speaks its default language, and takes 4 for a trial', ({ config }) => {
  expect(config.site.languages.order).toContain(config.site.defaultLanguage)
  expect(config.site.accountTypes.trial).toEqual([4])
})

/** Second document, section 9. What a part holds by itself is shown beside it: see the table of the document. */
describe('the second document', () => {
  it('has no side menu on the game pages', () => {
    const { sideMenu } = base?.routes.shell ?? {}
    const hiddenOn = sideMenu?.block === 'side-menu' ? sideMenu.props.hiddenOn : []
    const named = (path: string) => base && pageAt(base.routes, path)?.name
    const pages = ['/seamless', '/lottery', '/vnLottery', '/seaLottery', '/down'].map(named)
    const without = hiddenOn.map(named)
    expect(pages.filter((page) => !without.includes(page) && base?.routes.pages[page ?? '']?.shell.sideMenu)).toEqual(
      [],
    )
    expect(pages).not.toContain(undefined)
  })

  it('lets a brand speak each language of the catalogue', () => {
    const tags = [
      ...['zh-Hans', 'en', 'ja', 'th', 'vi', 'my', 'es', 'hi', 'id', 'km', 'ko', 'ms', 'pt', 'ta', 'fil', 'ur', 'tr'],
      ...['bn', 'ar', 'fa', 'ru', 'kk', 'uz', 'lo', 'ne', 'fr'],
    ]
    const codeOf = (tag: string) => tag.slice(0, 3).toUpperCase().replace('-', '')
    const items = Object.fromEntries(tags.map((locale) => [codeOf(locale), { locale, label: locale }]))
    const texts = Object.fromEntries(tags.map((tag) => [`locales/${codeOf(tag)}.json`, {}]))
    const languages = { items, order: tags.map(codeOf) }
    const { diagnostics, merchants: brands } = checkBrand({
      ...texts,
      'site.json': { ...(acme['site.json'] as object), languages },
    })
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(brands[0]?.config.site.languages.order).toHaveLength(26)
  })

  it('asks for 42 games a page, as the client 3 of its platforms', () => {
    expect(lobbyPageSize).toBe(42)
    expect(webClient).toEqual({ clientType: 3, platform: 'flash,html5-desktop' })
  })

  it('asks for 20 popular lotteries and 100 draws', () => expect([maxPopular, maxDraws]).toEqual([20, 100]))

  it('draws QR codes of 200 with a margin of 20 and a logo of a fifth', () =>
    expect(qrDefaults).toEqual({ size: 200, margin: 20, logoScale: 0.2 }))

  it('takes three pictures of 5 MB, png or jpg', () => {
    expect([maxPictures, maxPictureBytes]).toEqual([3, 5 * 1024 * 1024])
    const kinds = [
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
      [0xff, 0xd8, 0xff],
      [0x47, 0x49, 0x46, 0x38],
    ]
    expect(kinds.map((bytes) => pictureKind(new Uint8Array(bytes)))).toEqual(['png', 'jpg', undefined])
  })

  it('has ranges of 7 and 30 days back and ahead, today counted', () => {
    const ranges = (['previous7', 'previous30', 'next7', 'next30'] as const).map((name) => rangeOf(name, '2026-05-31'))
    expect(ranges).toEqual([
      { from: '2026-05-25', to: '2026-05-31' },
      { from: '2026-05-02', to: '2026-05-31' },
      { from: '2026-05-31', to: '2026-06-06' },
      { from: '2026-05-31', to: '2026-06-29' },
    ])
  })

  it('shows amounts with two decimals and separators, after $ where the currency is that', () =>
    expect(
      withSymbol('en', 5_000_000_000.1, { code: 'USD' }, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    ).toBe('$5,000,000,000.10'))
})
