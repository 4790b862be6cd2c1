import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SiteProviders } from '@/site/merchant/site-providers'
import type { Gateway } from '@/site/gateway/gateway'
import type { Menu } from '@/contract/generated/merchant-types'
import { asTextKey } from '@/site/i18n/text-key'
import { sessionStore } from '@/site/session/session-store'
import type { BootData } from '@/contract/site-data/boot-data'
import { useMenuEntries } from '@/site/merchant/centres/menu-entries'
import { MemoryRouter } from '@/site/merchant/pages/navigation'
import { MenuTarget } from './menu-target'

const languages = { items: { EN: { locale: 'en', label: 'English' } }, order: ['EN'] }
const boot = {
  site: {
    code: 'stage',
    name: 'Stage',
    languages,
    defaultLanguage: 'EN',
    allowedHosts: [],
    gateway: {},
    responsiblePlay: {},
  },
  features: { flags: {} },
  routes: { pages: {} },
  texts: { 'nav.messages': 'Messages', 'badge.unreadMessages': '{{label}}, {{count}} unread' },
  locales: {},
  languageBases: {},
  icons: {},
} as unknown as BootData

afterEach(() => sessionStore.close())

const entry = { label: asTextKey('nav.messages'), action: { action: 'freePlay' }, emphasis: 'normal' } as const

function Entries({ menu }: { menu: Menu }) {
  return useMenuEntries(menu).map((each) => (
    <MenuTarget key={each.name} entry={each}>
      Messages
    </MenuTarget>
  ))
}

/** Renders a menu with one entry, with or without a count of unread messages, for an account of the given type. */
async function show(count: number, { accountType, counts = true }: { accountType?: number; counts?: boolean } = {}) {
  sessionStore.start('stage', { agent: [], trial: [4] })
  if (accountType !== undefined) sessionStore.open('t', { account: 'a', customerId: '1', accountType })
  const asked: string[] = []
  const send = ({ name }: { name: string }) => {
    asked.push(name)
    return name === 'unreadCount' ? Promise.resolve({ count }) : new Promise(() => {})
  }
  const item = counts ? ({ ...entry, badge: 'unreadMessages' } as const) : entry
  await render(
    <MemoryRouter>
      <SiteProviders boot={boot} gateway={{ send } as Gateway}>
        <Entries menu={{ items: { messages: item }, order: ['messages'] }} />
      </SiteProviders>
    </MemoryRouter>,
  )
  await expect.poll(() => asked).toContain('permission')
  return asked
}

const target = page.getByRole('button')

const drawn = () => target.element().querySelector<HTMLElement>('[data-count]')?.dataset['count']

it('says what it counts in its name, and draws it', async () => {
  await show(3, { accountType: 0 })
  await expect.element(target).toHaveAccessibleName('Messages, 3 unread')
  await expect.poll(drawn).toBe('3')
})

it('draws no more than 99, and says how many there are', async () => {
  await show(120, { accountType: 0 })
  await expect.element(target).toHaveAccessibleName('Messages, 120 unread')
  await expect.poll(drawn).toBe('99+')
})

it('has its plain name where there is nothing to count', async () => {
  const asked = await show(0, { accountType: 0 })
  await expect.poll(() => asked).toContain('unreadCount')
  await expect.element(target).toHaveAccessibleName('Messages')
  expect(drawn()).toBeUndefined()
})

it.each([
  ['a visitor', {}],
  ['a trial account', { accountType: 4 }],
  ['a menu that counts nothing', { accountType: 0, counts: false }],
])('asks nothing for %s', async (_, who) => {
  const asked = await show(3, who)
  await expect.element(target).toHaveAccessibleName('Messages')
  expect(asked).not.toContain('unreadCount')
})
