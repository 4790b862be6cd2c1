import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { BootData } from '@/contract/site-data/boot-data'
import { signals } from '@/site/lib/signals'
import { MemoryRouter } from '@/site/merchant/pages/navigation'
import { SiteProviders } from '@/site/merchant/site-providers'
import { RoutePage } from './route-page'

afterEach(() => vi.restoreAllMocks())

/** Pages whose sections break as they are drawn. */
const broken = (path: string) => ({ path, aliases: [], guard: 'none', title: 'page.title' })
const boot = {
  site: {
    code: 'stage',
    name: 'Stage',
    languages: { items: { EN: { locale: 'en' } }, order: ['EN'] },
    responsiblePlay: {},
    defaultLanguage: 'EN',
    gateway: { baseUrl: '', timeout: 5000, encryption: {} },
  },
  routes: { pages: { sale: broken('/summer-sale') }, system: { notFound: broken('') }, paths: {} },
  texts: { 'page.title': 'Sale', 'error.navigation': 'This page could not be opened', retry: 'Try again' },
  features: { flags: {} },
  locales: {},
  languageBases: {},
  icons: {},
} as unknown as BootData
const gateway = { language: 'EN', send: () => new Promise<never>(() => undefined) }

it.each([
  ['/summer-sale', 'page/sale'],
  ['/reset/ann@mail.example/secret', 'page/system/notFound'],
])('a page that breaks at %s is reported by its name, and not by the address', async (path, name) => {
  vi.spyOn(console, 'error').mockReturnValue()
  await render(
    <MemoryRouter initialEntries={[path]}>
      <SiteProviders boot={boot} gateway={gateway}>
        <RoutePage />
      </SiteProviders>
    </MemoryRouter>,
  )
  await expect.element(page.getByText('This page could not be opened')).toBeVisible()
  expect(signals.splice(0).at(-1)).toEqual(['errors', name, expect.any(Error)])
})
