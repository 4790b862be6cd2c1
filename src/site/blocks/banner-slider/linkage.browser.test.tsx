import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SiteProviders } from '@/site/merchant/site-providers'
import { StubDialogs } from '@/site/forms/testing/stub-dialogs'
import type { Gateway } from '@/site/gateway/gateway'
import type { ServerBanner } from '@/site/gateway/content/notices'
import { sessionStore } from '@/site/session/session-store'
import type { BootData } from '@/contract/site-data/boot-data'
import { MemoryRouter, useLocation } from '@/site/merchant/pages/navigation'
import { PageProvider } from '@/site/merchant/pages/page-context'
import { SideMenuState } from '@/site/merchant/centres/side-menu-state'
import { BannerSlider } from './banner-slider'

const languages = { items: { EN: { locale: 'en', label: 'English' } }, order: ['EN'] }
const language = { name: 'Stage', languages, defaultLanguage: 'EN', responsiblePlay: {} }
const boot = {
  site: { ...language, code: 'stage', allowedHosts: ['news.example'], gateway: { baseUrl: '' }, afterLogin: {} },
  banners: { groups: {} },
  features: { flags: {} },
  texts: {},
  locales: {},
  languageBases: {},
  routes: {
    paths: { register: '/register', login: '/login', promo: '/promotions', byIframe: '/game' },
    pages: {
      promo: { path: '/promotions', aliases: [], guard: 'none' },
      byIframe: { path: '/game', aliases: [], guard: 'login' },
    },
  },
} as unknown as BootData
const home = { bannerGroup: 'w_home', hasSideMenu: false, sideMenu: new SideMenuState() }
const accountTypes = { agent: [1, 2, 41, 42], trial: [4] }

afterEach(() => sessionStore.close())

/** Clicks the only banner that the server sends, as a guest or as a player with the given account type. */
async function press(linkage: Pick<ServerBanner, 'linkageType' | 'linkTarget'>, accountType?: number) {
  sessionStore.start('stage', accountTypes)
  if (accountType !== undefined) sessionStore.open('t', { account: 'a', customerId: '1', accountType })
  const banner = { bannerId: 'b1', groupName: 'w_home', url: '/banner.svg', title: 'Win', ...linkage }
  const send = ({ name }: { name: string }) =>
    name === 'notices' ? Promise.resolve({ banners: [banner] }) : new Promise(() => {})
  await render(
    <MemoryRouter>
      <SiteProviders boot={boot} gateway={{ send } as Gateway}>
        <PageProvider value={home}>
          <BannerSlider shape="card" pager="dots" />
          <Address />
          <StubDialogs />
        </PageProvider>
      </SiteProviders>
    </MemoryRouter>,
  )
  await expect.element(page.getByRole('heading', { name: 'Win' })).toBeVisible()
  await page.getByRole('group').click()
}

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

const address = page.getByRole('status')
const dialog = page.getByRole('button', { name: /^dialog/ })

it.each([
  ['route', '/down?from=banner', '/down?from=banner'],
  ['promotion', 'first_deposit', '/promotions?id=first_deposit'],
] as const)('leads a visitor on by the linkage type %s', async (linkageType, linkTarget, expected) => {
  await press({ linkageType, linkTarget })
  await expect.element(address).toHaveTextContent(expected)
  await expect.element(dialog).not.toBeInTheDocument()
})

it('has a visitor sign in before a game, and stays where it is', async () => {
  await press({ linkageType: 'game', linkTarget: 'PT&77' })
  await expect.element(dialog).toHaveAccessibleName('dialog login-register')
  await expect.element(address).toHaveTextContent(/^\/$/)
})

it.each([
  ['a player', 0],
  ['an agent', 41],
  ['a trial player', 4],
])('leads %s to the game by its code', async (_, accountType) => {
  await press({ linkageType: 'game', linkTarget: 'PT&77' }, accountType)
  await expect.element(address).toHaveTextContent('/game?game=PT%2677')
  await expect.element(dialog).not.toBeInTheDocument()
})

it('asks before it leaves for another site', async () => {
  await press({ linkageType: 'external', linkTarget: 'https://news.example/today' })
  await expect.element(dialog).toHaveAccessibleName('dialog message leave.text')
  await expect.element(address).toHaveTextContent(/^\/$/)
})

it.each([
  ['none', '/down'],
  ['external', 'https://elsewhere.example/'],
  ['route', 'https://news.example/'],
] as const)('is no link for the linkage type %s to %s', async (linkageType, linkTarget) => {
  await press({ linkageType, linkTarget })
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
  await expect.element(page.getByRole('group').getByRole('button')).not.toBeInTheDocument()
  await expect.element(address).toHaveTextContent(/^\/$/)
})
