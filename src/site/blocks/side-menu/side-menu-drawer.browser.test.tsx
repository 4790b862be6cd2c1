import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { SiteProviders } from '@/site/merchant/site-providers'
import type { Gateway } from '@/site/gateway/gateway'
import type { BootData } from '@/contract/site-data/boot-data'
import { MemoryRouter } from '@/site/merchant/pages/navigation'
import { SideMenuDrawer } from './side-menu-drawer'

const boot = {
  site: {
    code: 'stage',
    name: 'Stage',
    languages: { items: { EN: { locale: 'en', label: 'English' } }, order: ['EN'] },
    defaultLanguage: 'EN',
    responsiblePlay: {},
    gateway: { baseUrl: '' },
  },
  theme: {
    assets: {
      logo: { src: 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E', width: 40, height: 40 },
    },
  },
  features: { flags: {} },
  texts: {},
  locales: {},
  languageBases: {},
  routes: { paths: {}, pages: { home: { path: '/', aliases: [] } } },
} as unknown as BootData
const gateway = { send: () => new Promise(() => {}) } as unknown as Gateway

it('opens with the press, and draws what stands in it right after', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() =>
    root.render(
      <MemoryRouter>
        <SiteProviders boot={boot} gateway={gateway}>
          <SideMenuDrawer side="start" label="Menu" onClose={() => {}}>
            <p>An entry</p>
          </SideMenuDrawer>
        </SiteProviders>
      </MemoryRouter>,
    ),
  )
  const drawer = document.querySelector('dialog')
  expect([drawer?.open, drawer?.textContent.includes('An entry')]).toEqual([true, false])
  await expect.element(page.getByText('An entry')).toBeVisible()
  root.unmount()
})
