import { describe, expect, it } from 'vitest'
import { checkMerchants } from '@/engine/checker/check-merchants'
import { pageAt } from '@/site/merchant/pages/pages'

/** The routes of the first document, section 2, and the parts that frame them there. */
const specified: readonly [addresses: string, parts: string][] = [
  ['/ /index /index.html /home', 'banner footer header sideMenu'],
  ['/register /register.html', 'banner header'],
  ['/pointMall', 'banner footer header sideMenu'],
  ['/lottery', 'header'],
  ['/vnlottery', 'header sideMenu'],
  ['/promotions', 'footer header sideMenu'],
  ['/promoDetail', 'footer header sideMenu'],
  ['/seamless', 'header sideMenu'],
  ['/helpmc', ''],
  ['/down', 'banner header sideMenu'],
  ['/game', 'header'],
]

/** Paths used in navigation, whose parts the document does not give; and spellings that its text uses. */
const named = ['/rng', '/live', '/fish', '/pvp', '/esports', '/elott', '/sports', '/inhouse', '/help', '/login']
const spellings = ['/vnLottery', '/seaLottery', '/download']

/** Screens that the second document names without an address (2 §2). */
const screens = ['/winners']

/** Page groups of the document; index is the home page. */
const groups = [
  ...[
    'egame',
    'elott',
    'lottery',
    'pointMall',
    'promo',
    'promoDetail',
    'seamless',
    'vnlottery',
    'byIframe',
    'download',
  ],
  'home',
]

const bannerGroups = [
  ...['w_home', 'w_rng', 'w_live', 'w_fish', 'w_pvp', 'w_sports', 'w_esports', 'w_lott', 'w_down', 'w_promotion'],
  ...['w_shop', 'w_help', 'w_reg', 'w_inhouse'],
]

const { merchants, templates } = checkMerchants('merchants')
const base = templates.find(({ code }) => code === 'base')?.config

describe('the template', () => {
  it('is in order', () => expect(base).toBeDefined())

  const at = (address: string) => (base === undefined ? undefined : pageAt(base.routes, address))

  it.each(specified.flatMap(([addresses, parts]) => addresses.split(' ').map((address) => [address, parts] as const)))(
    'frames %s with %s',
    (address, parts) => expect(partsOf(at(address)?.page)).toBe(parts),
  )

  it.each([...named, ...spellings, ...screens])('has a page at %s', (address) => expect(at(address)).toBeDefined())

  it('names its pages after the page groups', () =>
    expect(Object.keys(base?.routes.pages ?? {})).toEqual(expect.arrayContaining(groups)))

  it('has every banner group, each with a banner', () => {
    const filled = Object.entries(base?.banners.groups ?? {}).filter(([, { order }]) => order.length > 0)
    expect(filled.map(([name]) => name).sort()).toEqual([...bannerGroups].sort())
  })
})

it.each(merchants)('$code keeps every address, but that of points where it has none', ({ config }) => {
  const hasPoints = config.features.flags['PTSYS3']?.locked !== true
  const addresses = [...specified.flatMap(([each]) => each.split(' ')), ...named, ...spellings, ...screens].filter(
    (address) => hasPoints || address !== '/pointMall',
  )
  expect(addresses.filter((address) => pageAt(config.routes, address) === undefined)).toEqual([])
})

it.each(merchants)('$code has its winners found by the search', ({ config }) =>
  expect(pageAt(config.routes, '/winners')?.page.linked).not.toBe(false),
)

it.each(merchants)('$code has a page of cockfights where its vendor is', ({ config }) => {
  const hasVendor = config.vendors.order.some((code) => config.vendors.items[code]?.categories.includes('COCKFIGHT'))
  expect(pageAt(config.routes, '/cockfight') !== undefined).toBe(hasVendor)
})

type Page = NonNullable<ReturnType<typeof pageAt>>['page']

/** A banner counts wherever it stands: on the page to register it comes after the form. */
function partsOf(page: Page | undefined): string | undefined {
  if (page === undefined) return undefined
  const { shell, sections, order } = page
  const hasBanner = shell.banner !== undefined || order.some((name) => sections[name]?.block === 'banner-slider')
  const parts = { banner: hasBanner, footer: shell.footer, header: shell.header, sideMenu: shell.sideMenu }
  return Object.entries(parts)
    .flatMap(([part, isShown]) => (isShown ? [part] : []))
    .join(' ')
}
