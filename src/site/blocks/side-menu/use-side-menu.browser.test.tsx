import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SiteProviders } from '@/site/merchant/site-providers'
import type { Gateway } from '@/site/gateway/gateway'
import type { BootData } from '@/contract/site-data/boot-data'
import { MemoryRouter } from '@/site/merchant/pages/navigation'
import { PageProvider } from '@/site/merchant/pages/page-context'
import { SideMenuState } from '@/site/merchant/centres/side-menu-state'
import { useSideMenu } from './use-side-menu'

const boot = {
  site: {
    code: 'stage',
    name: 'Stage',
    languages: { items: { EN: { locale: 'en', label: 'English' } }, order: ['EN'] },
    defaultLanguage: 'EN',
    responsiblePlay: {},
    gateway: { baseUrl: '' },
  },
  features: { flags: {} },
  texts: {},
  locales: {},
  languageBases: {},
  routes: { paths: {}, pages: { home: { path: '/', aliases: [] } } },
} as unknown as BootData
const gateway = { send: () => new Promise(() => {}) } as unknown as Gateway

function Menu({ initially }: { initially: 'shown' | 'hidden' }) {
  const { isShown } = useSideMenu({ initially, hiddenOn: [] })
  return <output>{isShown ? 'shown' : 'hidden'}</output>
}

async function showOnWideScreen(initially: 'shown' | 'hidden', sideMenu: SideMenuState) {
  await page.viewport(1200, 800)
  await render(
    <MemoryRouter>
      <SiteProviders boot={boot} gateway={gateway}>
        <PageProvider value={{ bannerGroup: undefined, hasSideMenu: true, sideMenu }}>
          <Menu initially={initially} />
        </PageProvider>
      </SiteProviders>
    </MemoryRouter>,
  )
}

it.each([
  ['shown', true],
  ['hidden', false],
] as const)('stays %s as the visitor wanted it before its own code was there', async (said, isOpen) => {
  const state = new SideMenuState()
  state.setOpen(isOpen)
  await showOnWideScreen(isOpen ? 'hidden' : 'shown', state)
  await expect.element(page.getByRole('status')).toHaveTextContent(said)
  expect(state.isOpen()).toBe(isOpen)
})
