import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { AgentPanelProps, MemberPanelProps, Menu } from '@/contract/generated/merchant-types'
import { FormStage, plainForm } from '@/site/forms/testing/form-stage'
import { useShownCentre } from '@/site/merchant/centres/shown-centre'
import { sessionStore } from '@/site/session/session-store'
import { Centre } from './centre'
import { PanelsProvider } from './panel-place'
import { PartLoader } from './part-loader'

const registry = {
  'agent-income': () => Promise.resolve(() => <button>of income</button>),
  'agent-team-overview': () => Promise.resolve(() => <button>of the team</button>),
} as never
const panels = {
  memberCentre: new PartLoader<MemberPanelProps>(registry),
  agentCentre: new PartLoader<AgentPanelProps>(registry),
}
const entry = (label: string, panel: string) => ({ label, action: { action: 'agentCentre', panel, query: {} } })
const items = { income: entry('Income', 'agent-income'), team: entry('Team', 'agent-team-overview') }
const menu = { items, order: ['income', 'team'] } as unknown as Menu

const closed = vi.fn()

/** A centre whose panel is the one that the address names. */
function CentreOfAddress() {
  const shown = useShownCentre() ?? { action: 'agentCentre', panel: 'agent-income' }
  return <Centre title="Agent centre" menu={menu} shown={shown} onClose={closed} />
}

const open = () =>
  render(
    <FormStage
      fields={{ forms: {}, patterns: {} }}
      texts={{ 'nav.menu': 'Menu' }}
      site={{ accountTypes: { agent: [1], trial: [4] } }}
      panels={{ form: plainForm, agent: { 'agent-income': {}, 'agent-team-overview': {} } as never }}
    >
      <PanelsProvider value={panels}>
        <CentreOfAddress />
      </PanelsProvider>
    </FormStage>,
  )

beforeEach(() => {
  closed.mockClear()
  sessionStore.start('stage', { agent: [1], trial: [4] })
  sessionStore.open('a-token', { account: 'demo_agent', customerId: '1001', accountType: 1 })
})
afterEach(() => sessionStore.close())

const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

it('begins on the heading of its panel, from where the Tab key leads into the panel', async () => {
  await page.viewport(1440, 900)
  await open()
  await expect.element(heading('Income')).toHaveFocus()
  await expect.element(page.getByRole('button', { name: 'of income' })).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'of income' })).toHaveFocus()
})

it('moves to the heading of the next panel, beside its menu and on a phone', async () => {
  await page.viewport(1440, 900)
  await open()
  await press('Team')
  await expect.element(heading('Team')).toHaveFocus()
  await page.viewport(360, 740)
  await press('centre.menu')
  await press('Income')
  await expect.element(heading('Income')).toHaveFocus()
  await expect.element(page.getByRole('button', { name: 'of income' })).toBeVisible()
})

it('goes back to the heading when the open panel is chosen again, and stays on the button that closes the menu', async () => {
  await page.viewport(360, 740)
  await open()
  await press('centre.menu')
  await press('Income')
  await expect.element(heading('Income')).toHaveFocus()
  await press('centre.menu')
  await press('centre.menu')
  await expect.element(page.getByRole('button', { name: 'centre.menu' })).toHaveFocus()
})

it('closes its menu by Escape before it closes itself, and goes back to the button of the menu', async () => {
  await page.viewport(360, 740)
  await open()
  await press('centre.menu')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Income', exact: true })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  const button = page.getByRole('button', { name: 'centre.menu' })
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  expect(closed).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(closed).toHaveBeenCalledTimes(1)
})

it('lets its panel be used when a tablet with the menu open is turned', async () => {
  await page.viewport(360, 740)
  await open()
  await press('centre.menu')
  await page.viewport(1024, 768)
  await press('of income')
  await expect.element(page.getByRole('button', { name: 'of income' })).toHaveFocus()
})
