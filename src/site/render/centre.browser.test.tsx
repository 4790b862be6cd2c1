import { useTabName } from '@/site/merchant/pages/tab-name'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormStage, plainForm } from '@/site/forms/testing/form-stage'
import { useRevalidate } from '@/site/gateway/use-revalidate'
import type { AgentPanelProps, CentreForm, MemberPanelProps, Menu } from '@/contract/generated/merchant-types'
import { sessionStore } from '@/site/session/session-store'
import { Centre } from './centre'
import { PanelsProvider } from './panel-place'
import { PartLoader } from './part-loader'

/** A panel that answers the pending offer and then revalidates the data that its menu entry depends on. */
function Panel() {
  const readAgain = useRevalidate()
  return <button onClick={() => void readAgain(['consolidatedFunds'])}>Reject</button>
}

const panel = 'agent-daily-wages'
const registry = { [panel]: () => Promise.resolve(Panel) } as never
const panels = {
  memberCentre: new PartLoader<MemberPanelProps>(registry),
  agentCentre: new PartLoader<AgentPanelProps>(registry),
}
const wages = {
  label: 'nav.dailyWages',
  action: { action: 'agentCentre', panel, query: {} },
  when: { contract: 'dailyWages' },
}
const menu = { items: { wages }, order: ['wages'] } as unknown as Menu
const consolidatedFunds = vi.fn()

beforeEach(() => {
  sessionStore.start('stage', { agent: [1], trial: [4] })
  sessionStore.open('a-token', { account: 'demo_agent', customerId: '1001', accountType: 1 })
  consolidatedFunds
    .mockReset()
    .mockReturnValue({ dailysalreqtype: null, dailysalinfotype: null, contractmrdailysalinfotype: null })
})
afterEach(() => sessionStore.close())

const open = (shownMenu = menu, form: CentreForm = plainForm) =>
  render(
    <FormStage
      fields={{ forms: {}, patterns: {} }}
      texts={{ 'nav.dailyWages': 'Daily wages', 'centre.notOffered': 'Not for your account' }}
      site={{ accountTypes: { agent: [1], trial: [4] } }}
      answers={{ consolidatedFunds }}
      panels={{ form, agent: { [panel]: {} } as never }}
    >
      <PanelsProvider value={panels}>
        <Centre title="Agent centre" menu={shownMenu} shown={{ action: 'agentCentre', panel }} onClose={() => {}} />
      </PanelsProvider>
    </FormStage>,
  )

it('keeps the panel in which the last of what its entry stands for has ended: what came of it is read there', async () => {
  consolidatedFunds.mockReturnValueOnce({
    dailysalreqtype: {},
    dailysalinfotype: null,
    contractmrdailysalinfotype: null,
  })
  await page.viewport(1440, 900)
  await open()
  await expect.element(page.getByRole('button', { name: 'Daily wages' })).toBeVisible()
  await page.getByRole('button', { name: 'Reject' }).click()
  await expect.element(page.getByRole('button', { name: 'Daily wages' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('region', { name: 'Daily wages' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Reject' })).toBeVisible()
})

it('says of an address whose entry does not hold that the panel is not for the account', async () => {
  await open()
  await expect.element(page.getByText('Not for your account')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'nav.home' })).toBeVisible()
})

it('leads from there to the first panel that is for the account', async () => {
  const overview = { label: 'nav.overview', action: { action: 'agentCentre', panel: 'agent-team-overview', query: {} } }
  const both = { items: { wages, overview }, order: ['wages', 'overview'] } as unknown as Menu
  await open(both)
  const region = page.getByRole('region', { name: 'Agent centre' })
  await expect.element(region).toHaveTextContent('Not for your account')
  await expect.element(region.getByRole('button', { name: 'nav.overview' })).toBeVisible()
})

it('has the name of its panel on top where the server could not be asked whether it is for the account', async () => {
  consolidatedFunds.mockImplementation(() => {
    throw new Error('no line')
  })
  await open()
  await expect.element(page.getByRole('region', { name: 'Daily wages' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Daily wages' })).not.toBeInTheDocument()
})

it('is a window that is moved by its title or by keyboard, and fills a phone', async () => {
  consolidatedFunds.mockReturnValue({ dailysalreqtype: {}, dailysalinfotype: null, contractmrdailysalinfotype: null })
  await page.viewport(1440, 1200)
  await open()
  const move = page.getByRole('button', { name: 'dialog.move' })
  const centre = page.getByRole('dialog', { name: 'Agent centre' }).element() as HTMLElement
  // Sets the width that a brand's tokens would give: the test has no theme.
  centre.style.inlineSize = '80rem'
  const dialog = () => centre.getBoundingClientRect()
  const before = dialog()
  move.element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  expect([dialog().left - before.left, dialog().top - before.top]).toEqual([24, 24])
  await page.viewport(360, 640)
  await expect.element(move).not.toBeInTheDocument()
})

it.each([
  ['rail', 'beside'],
  ['tiles', 'beside'],
  ['tabs', 'above'],
] as const)(
  'has a menu of %s %s its panel on a wide screen, and opens it over the panel on a phone',
  async (form, side) => {
    consolidatedFunds.mockReturnValue({ dailysalreqtype: {}, dailysalinfotype: null, contractmrdailysalinfotype: null })
    await page.viewport(1440, 900)
    await open(menu, { ...plainForm, menu: form })
    const [nav, region] = [page.getByRole('navigation'), page.getByRole('region')]
    await expect.element(page.getByRole('button', { name: 'Reject' })).toBeVisible()
    const box = (part: typeof nav) => part.element().getBoundingClientRect()
    expect(box(nav).right <= box(region).left).toBe(side === 'beside')
    expect(box(nav).bottom <= box(region).top).toBe(side === 'above')
    await page.viewport(360, 740)
    await expect.element(nav).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'centre.menu' }).click()
    await expect.element(nav.getByText('Daily wages')).toBeVisible()
  },
)

it('puts entries with the same group together under its heading, where the first of them stands', async () => {
  const entry = (label: string, group?: string) => ({
    label,
    action: { action: 'navigate', to: '/', query: {} },
    ...(group !== undefined && { group }),
  })
  const items = { a: entry('one', 'money'), b: entry('two'), c: entry('three', 'money') }
  const grouped = { items, order: ['a', 'b', 'c'] } as unknown as Menu
  await page.viewport(1440, 900)
  await open(grouped)
  const lists = page.getByRole('navigation').getByRole('list')
  await expect.element(lists.first()).toHaveAccessibleName('money')
  expect(lists.elements().map((list) => list.textContent)).toEqual(['onethree', 'two'])
})

function PageName() {
  useTabName('Promotions', 'page')
  return null
}

it('names the document after its panel, and gives the name of the page back', async () => {
  consolidatedFunds.mockReturnValue({ dailysalreqtype: {}, dailysalinfotype: null, contractmrdailysalinfotype: null })
  await render(
    <FormStage fields={{ forms: {}, patterns: {} }} texts={{}}>
      <PageName />
    </FormStage>,
  )
  expect(document.title).toBe('Promotions · Stage')
  const { unmount } = await open()
  await expect.element(page.getByRole('button', { name: 'Reject' })).toBeVisible()
  expect(document.title).toBe('Daily wages · Stage')
  await unmount()
  expect(document.title).toBe('Promotions · Stage')
})
