import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ActionTarget } from '@/site/elements/action-target'
import type { Gateway } from '@/site/gateway/gateway'
import { useLanguage } from '@/site/i18n/language'
import { useSession } from '@/site/session/session'
import { sessionStore } from '@/site/session/session-store'
import { useAction } from './actions'
import type { BootData } from '@/contract/site-data/boot-data'
import { useOpenDialogs } from '@/site/merchant/dialogs'
import { useAddressCheck } from './external-link'
import { usePrepare } from './intent'
import { MemoryRouter } from '@/site/merchant/pages/navigation'
import { SiteProviders } from '@/site/merchant/site-providers'

const languages = { items: { EN: { locale: 'en', label: 'English' } }, order: ['EN'] }
const boot = {
  site: {
    code: 'stage',
    name: 'Stage',
    languages,
    defaultLanguage: 'EN',
    allowedHosts: ['news.example'],
    gateway: {},
    responsiblePlay: {},
  },
  features: { flags: {} },
  routes: { pages: {} },
  texts: {},
  locales: {},
  languageBases: {},
  icons: {},
} as unknown as BootData
const gateway = { send: () => new Promise(() => {}) } as unknown as Gateway
const signOut = { action: 'signOut' } as const

afterEach(() => sessionStore.close())

const drawn = vi.fn()

/** The contexts that an action link subscribes to besides its own props. */
function Link() {
  drawn(useAction(), useAddressCheck(), usePrepare())
  return <ActionTarget action={signOut}>Leave</ActionTarget>
}

function Surroundings() {
  const language = useLanguage()
  return <button onClick={() => void language.setLanguage('EN')}>{useSession().status}</button>
}

it('draws no link anew when somebody signs in, nor when the language that is shown is chosen', async () => {
  drawn.mockClear()
  sessionStore.start('stage', { agent: [], trial: [] })
  await render(
    <MemoryRouter>
      <SiteProviders boot={boot} gateway={gateway}>
        <Surroundings />
        <Link />
      </SiteProviders>
    </MemoryRouter>,
  )
  drawn.mockClear()
  sessionStore.open('t', { account: 'a', customerId: '1', accountType: 0 })
  await page.getByRole('button', { name: 'signedIn' }).click()
  await expect.element(page.getByRole('button', { name: 'Leave' })).toBeVisible()
  expect(drawn).not.toHaveBeenCalled()
})

it('asks before another site is opened, in a tab of its own too, and leaves pages of this site to the browser', async () => {
  const news = { action: 'external', href: 'https://news.example/a' } as const
  const help = { action: 'navigate', to: '/help', query: {} } as const
  await render(
    <MemoryRouter>
      <SiteProviders boot={boot} gateway={gateway}>
        <ActionTarget action={news}>News</ActionTarget>
        <ActionTarget action={help}>Help</ActionTarget>
        <DialogCount />
      </SiteProviders>
    </MemoryRouter>,
  )
  const press = (name: string, type: string, init: MouseEventInit) => {
    let isTaken: boolean | undefined
    const look = (event: Event) => {
      isTaken = event.defaultPrevented
      // Opening a tab would cover that of the tests, whose animation frames then come once a second.
      event.preventDefault()
    }
    addEventListener(type, look, { once: true })
    page
      .getByRole('link', { name })
      .element()
      .dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...init }))
    return isTaken
  }
  const middle = ['auxclick', { button: 1 }] as const
  expect([press('Help', ...middle), press('Help', 'click', { ctrlKey: true })]).toEqual([false, false])
  expect(press('News', 'auxclick', { button: 2 })).toBe(false)
  await expect.element(page.getByRole('status')).toHaveTextContent('0')
  expect([press('News', ...middle), press('News', 'click', { ctrlKey: true })]).toEqual([true, true])
  await expect.element(page.getByRole('status')).toHaveTextContent('2')
})

function DialogCount() {
  return <output>{useOpenDialogs().length}</output>
}
