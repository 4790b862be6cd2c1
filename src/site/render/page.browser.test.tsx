import { useState } from 'react'
import { expect, it } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SiteProviders } from '@/site/merchant/site-providers'
import type { Gateway } from '@/site/gateway/gateway'
import type { BlockProps, PageConfig } from '@/contract/generated/merchant-types'
import { asTextKey } from '@/site/i18n/text-key'
import type { BootData } from '@/contract/site-data/boot-data'
import { MemoryRouter } from '@/site/merchant/pages/navigation'
import { useTabName } from '@/site/merchant/pages/tab-name'
import { Page } from './page'
import { PartLoader } from './part-loader'
import { BlocksProvider } from './section-view'

const languages = { items: { EN: { locale: 'en', label: 'English' } }, order: ['EN'] }
const responsiblePlay = {
  notice: false,
  sessionClock: false,
  realityCheckMinutes: 0,
  limits: [],
  links: { items: {}, order: [] },
}
const boot = {
  site: { code: 'stage', name: 'Stage', languages, defaultLanguage: 'EN', gateway: {}, responsiblePlay },
  features: { flags: {} },
  routes: { pages: {}, shell: {} },
  texts: {},
  locales: {},
  languageBases: {},
  icons: {},
} as unknown as BootData
const gateway = { send: () => new Promise(() => {}) } as unknown as Gateway

/** Its input's value shows whether the block was mounted again; what is typed names the tab. */
function NamedInput({ title }: { readonly title: string }) {
  const [typed, setTyped] = useState('')
  return (
    <>
      <input aria-label={title} value={typed} onChange={(event) => setTyped(event.target.value)} />
      {typed !== '' && <Named name={typed} />}
    </>
  )
}

function Named({ name }: { readonly name: string }) {
  useTabName(name, 'part')
  return null
}

const blocks = new PartLoader<BlockProps>({
  'text-section': () => Promise.resolve(({ title }) => <NamedInput title={title} />),
} as ConstructorParameters<typeof PartLoader<BlockProps>>[0])

const pageWith = (title: string): PageConfig => ({
  path: `/${title}`,
  aliases: [],
  title: asTextKey(title),
  guard: 'none',
  openToGuests: 'none',
  heading: 'hidden',
  shell: { header: false, sideMenu: false, footer: false, bottomBar: false, categories: false },
  sections: { text: { block: 'text-section', props: { title, paragraphs: [], look: 'plain' } as never } },
  order: ['text'],
})

const show = (name: string, title: string) => (
  <MemoryRouter>
    <SiteProviders boot={boot} gateway={gateway}>
      <BlocksProvider value={blocks}>
        <Page name={name} page={pageWith(title)} />
      </BlocksProvider>
    </SiteProviders>
  </MemoryRouter>
)

it('begins a section anew on another page that has one of the same name, and keeps it on the same page', async () => {
  const { rerender } = await render(show('news', 'News'))
  await userEvent.fill(screen.getByRole('textbox', { name: 'News' }), 'typed')
  await rerender(show('news', 'News of today'))
  await expect.element(screen.getByRole('textbox', { name: 'News of today' })).toHaveValue('typed')
  await rerender(show('help', 'Help'))
  await expect.element(screen.getByRole('textbox', { name: 'Help' })).toHaveValue('')
})

it('names the tab after what the page shows, while it shows it, and then after the page', async () => {
  const { rerender } = await render(show('news', 'News'))
  await expect.poll(() => document.title).toBe('News · Stage')
  await userEvent.fill(screen.getByRole('textbox', { name: 'News' }), 'Goal')
  await expect.poll(() => document.title).toBe('Goal · Stage')
  await rerender(show('news', 'News of today'))
  await expect.element(screen.getByRole('textbox', { name: 'News of today' })).toHaveValue('Goal')
  expect(document.title).toBe('Goal · Stage')
  await userEvent.fill(screen.getByRole('textbox'), '')
  await expect.poll(() => document.title).toBe('News of today · Stage')
})
