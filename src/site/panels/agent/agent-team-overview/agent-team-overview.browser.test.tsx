import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SWRConfig } from 'swr'
import { FormStage } from '@/site/forms/testing/form-stage'
import { GatewayError } from '@/site/gateway/gateway-error'
import { sessionStore } from '@/site/session/session-store'
import { AgentTeamOverview } from './agent-team-overview'

const key = 'agent-team-overview'
const names = [
  ...['account', 'rank', 'team', 'size', 'newMembers', 'balance', 'bet', 'profit', 'contracts', 'dividend'],
  ...['dailyWages', 'noTeam'],
]
const terms = [
  ...['period', 'monthly', 'semimonthly', 'periodValidBet', 'periodProfitLoss', 'activeMembers', 'betAmount', 'rate'],
  ...['noContracts', 'look'],
]
const texts = {
  ...Object.fromEntries(names.map((name) => [`${key}.${name}`, name])),
  ...Object.fromEntries(terms.map((name) => [`contract.${name}`, name])),
  [`${key}.kind`]: 'Agent',
  'contract.since': 'Since {{date}}',
  'contract.offer': '{{name}} offers on {{date}}',
  'contract.termination': '{{name}} asks to end it, {{date}}',
  [`${key}.before.today`]: '{{change}} more than {{value}}',
  [`${key}.asOf`]: 'As of {{time}}',
  [`${key}.today`]: 'Today',
  [`${key}.week`]: 'Week',
  [`${key}.month`]: 'Month',
  'record.days': 'Days',
  'error.network': 'No network',
  'team.invite': 'Bring somebody',
  in_need_true_account: 'A real account is needed',
  loading: 'Loading',
  retry: 'Try again',
}
const member = { id: '7', account: 'ann', type: 41, clubLabel: { labelName: 'Gold' } }
const step = { periodValidBet: 500, activeMembers: 10, betAmount: 0 }
const none = {
  ...{ divtypeinfo: null, dailysalinfotype: null, contracthoursalinfo: null, realtimesalinfotype: null },
  ...{ divtypereq: null, dailysalreqtype: null, contracthoursalreq: null, realtimesalreqtype: null },
}
const dividend = {
  since: '2025-05-31T20:00:00.000Z',
  terms: [
    { ...step, period: 'semimonthly', periodProfitLoss: 60, rate: 0.08 },
    { ...step, period: 'monthly', periodProfitLoss: 150, rate: 0.125 },
  ],
}
const figures = { newMembers: 3, active: 9, deposit: 0, withdrawal: 0, bet: 338_720.5, profit: -21_865.25 }
const period = { now: figures, before: { ...figures, bet: 300_000 }, change: { ...figures, bet: 38_720.5 } }
const overview = {
  ...{ asOf: '2026-01-01T12:00:00.000Z', size: 1046, balance: 912_640, days: [] },
  periods: { today: period, week: period, month: period },
}

const consolidatedFunds = vi.fn<() => unknown>()
const teamOverview = vi.fn<() => unknown>()

beforeEach(() => {
  vi.clearAllMocks()
  consolidatedFunds.mockReturnValue({ ...none, divtypeinfo: dividend, team: null })
  teamOverview.mockReturnValue(overview)
  sessionStore.start('aurora', { agent: [41], trial: [4] })
})
afterEach(() => sessionStore.close())

function open(accountType = 41) {
  sessionStore.open('secret', { account: 'ann', customerId: '7', accountType })
  const site = { currency: { code: 'VND', symbol: 'V' }, timeZone: 'Asia/Ho_Chi_Minh' }
  return render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <FormStage
        fields={{ forms: {}, patterns: {} }}
        texts={texts}
        site={site}
        answers={{ memberInfo: () => member, consolidatedFunds, teamOverview }}
      >
        <AgentTeamOverview figures={['profit', 'size', 'bet']} period="today" chart={false} contracts />
      </FormStage>
    </SWRConfig>,
  )
}

it('shows the account, and the figures that are asked for in their order', async () => {
  await open()
  await expect.element(page.getByRole('group', { name: 'account' })).toHaveTextContent('annAgentrankGold')
  await expect
    .poll(() =>
      page
        .getByRole('definition')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual([
      '-V21,865.25',
      '-\u2060V21,865.25 more than -\u2060V21,865.25',
      '1,046',
      'V338,720.50',
      '+V38,720.50 more than V300,000.00',
    ])
})

it('shows a contract with its day at the merchant and its terms, without columns that no step of it names', async () => {
  await open()
  await expect.element(page.getByText('Since Jun 1, 2025')).toBeVisible()
  const table = page.getByRole('table', { name: 'dividend' })
  const cells = () =>
    table
      .getByRole('row')
      .elements()
      .map((row) => [...row.children].map((cell) => cell.textContent))
  expect(cells()).toEqual([
    ['period', 'periodValidBet', 'periodProfitLoss', 'activeMembers', 'rate'],
    ['semimonthly', 'V500.00', 'V60.00', '10', '8%'],
    ['monthly', 'V500.00', 'V150.00', '10', '12.5%'],
  ])
})

it('shows what waits for an answer: an offer with its terms whole, and a termination', async () => {
  const offer = { ...step, period: 'monthly', periodValidBet: 5_000_000_000, periodProfitLoss: 0, rate: 0.29 }
  const asked = { from: 'boss', since: '2025-12-28T12:00:00.000Z' }
  consolidatedFunds.mockReturnValue({
    ...none,
    divtypeinfo: dividend,
    divtypereq: { ...asked, asks: 'termination', terms: dividend.terms },
    dailysalreqtype: { ...asked, asks: 'offer', terms: [offer] },
    team: null,
  })
  await open()
  await expect.element(page.getByText('boss asks to end it, Dec 28, 2025')).toBeVisible()
  const offered = page.getByRole('table', { name: 'dailyWages boss offers on Dec 28, 2025' })
  await expect.element(offered.getByRole('cell', { name: 'V5,000,000,000.00' })).toBeVisible()
  await expect.element(offered.getByRole('cell', { name: '29%' })).toBeVisible()
  expect(page.getByRole('table').elements()).toHaveLength(2)
})

it('says that there is no team and no contract', async () => {
  consolidatedFunds.mockReturnValue({ ...none, team: null })
  teamOverview.mockReturnValue({ ...overview, size: 0 })
  await open()
  await expect.element(page.getByText('noTeam')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Bring somebody' })).toBeVisible()
  await expect.element(page.getByText('noContracts')).toBeVisible()
})

it('says once that the answer did not come, and shows it after a retry', async () => {
  teamOverview.mockImplementationOnce(() => {
    throw new GatewayError({ kind: 'network', call: 'teamOverview', message: 'offline' })
  })
  await open()
  await expect.element(page.getByRole('alert')).toHaveTextContent('No network')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('1,046')).toBeVisible()
  await expect.element(page.getByRole('table', { name: 'dividend' })).toBeVisible()
})

it('asks nothing for a trial account', async () => {
  await open(4)
  await expect.element(page.getByText('A real account is needed')).toBeVisible()
  expect(consolidatedFunds).not.toHaveBeenCalled()
  expect(teamOverview).not.toHaveBeenCalled()
})
