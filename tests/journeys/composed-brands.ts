import { everyDialog } from './every-dialog'
import { accessCode, brands, pushServiceOrigin, type BrandName } from './journey-server'
import type { Json, MerchantsFolder } from './merchants-folder'

/** All journeys come from one IP address, so its rate limit is raised; the limit is tested with the sandbox's calls. */
export const sandbox = { triesPerAddress: 100_000 }

type Files = Readonly<Record<string, Json>>

interface ComposedBrand {
  /** The shipped brand that it is a copy of. */
  readonly of: BrandName
  /** What is changed in its files. */
  readonly files: Files
  /** Whether a journey of `npm test` goes there. */
  readonly isFirst?: true
}

/** Brands that differ in what a journey is about, by their code. */
export const composedBrands: Readonly<Record<string, ComposedBrand>> = {
  ...Object.fromEntries(brands.map((brand) => [accessCode(brand), { of: brand, files: withEveryDialog() }])),
  'menu-beside-form': {
    of: 'aurora',
    files: { 'routes.json': { pages: { register: { shell: { sideMenu: true } } } } },
    isFirst: true,
  },
  // Its journeys prove many times from one address that they are persons.
  'phone-provider': {
    of: 'aurora',
    files: { 'site.json': { phoneVerification: { provider: 'sandbox' }, sandbox: { triesPerAddress: 10_000 } } },
  },
  notified: {
    of: 'derby',
    files: {
      'site.json': { push: { provider: 'webPush' }, sandbox: { ...sandbox, pushServices: [pushServiceOrigin] } },
    },
  },
  'one-banner': { of: 'derby', files: { 'banners.json': { groups: { w_home: { order: ['kickoff'] } } } } },
  'no-banner': { of: 'derby', files: { 'banners.json': { groups: { w_home: { order: [] } } } } },
  'login-first': { of: 'derby', files: { 'routes.json': { loginFirst: true } } },
  'login-moved': {
    of: 'derby',
    files: { 'routes.json': { loginFirst: true, pages: { login: { path: '/sign-in' } } } },
  },
  'two-domains': {
    of: 'derby',
    files: {
      'site.json': {
        hosts: ['two-domains.localhost', 'two-domains-b.localhost'],
        allowedHosts: ['download.two-domains.example', 'register.example'],
      },
    },
  },
  measured: { of: 'derby', files: measuredBy('gtag', '/telemetry/v1/logs'), isFirst: true },
  unmeasured: { of: 'derby', files: measuredBy('none', '') },
}

/** Adds the composed brands: those of `npm test` alone, or all. */
export function addComposedBrands(merchants: MerchantsFolder, isFirst: boolean): void {
  for (const [code, brand] of Object.entries(composedBrands)) {
    if (isFirst && brand.isFirst !== true) continue
    merchants.copy(brand.of, code)
    for (const [file, change] of Object.entries(brand.files)) merchants.change(code, file, change)
  }
}

function measuredBy(provider: 'gtag' | 'none', endpoint: string): Files {
  return { 'site.json': { analytics: { provider }, monitoring: { endpoint }, sandbox: { gtagId: 'G-SAMPLE1' } } }
}

/** A page that opens every dialog, in the device's colour scheme. */
function withEveryDialog(): Files {
  const texts = Object.fromEntries(
    ['EN', 'TY', 'VI'].map((language) => [`locales/${language}.json`, everyDialog.texts]),
  )
  return {
    'theme.json': { scheme: 'auto' },
    'site.json': { sandbox: { ...sandbox, features: { FREEPLAY3: 1 } } },
    'features.json': { flags: { FREEPLAY3: { default: true, locked: true } } },
    'routes.json': { pages: { everyDialog: everyDialog.page } },
    ...texts,
  }
}
