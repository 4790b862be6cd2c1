import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Site } from '@/contract/generated/merchant-types'
import { FormStage } from '@/site/forms/testing/form-stage'
import { plainColumns } from './plain-columns'
import { RecordTable } from './record-table'

interface Row {
  readonly name: string
  readonly vendor: string
  readonly time: string
  readonly deadline: string
  readonly amount: number
  readonly bet: number
  readonly win: number
  readonly result: number
  readonly number: string
}

const texts = { 'record.day': 'Time', 'record.detail': 'Until' } as const
const label = (name: string) => (name === 'deadline' ? 'record.detail' : 'record.day') as never
const columns = plainColumns<Row>()(label, {
  ...{
    time: 'time',
    name: 'text',
    vendor: 'text',
    amount: 'amount',
    bet: 'amount',
    win: 'amount',
    result: 'amount',
    deadline: 'time',
    number: 'code',
  },
})
const row: Row = {
  ...{
    name: 'Mandarin Lollipop',
    vendor: 'CQ9',
    amount: 48_000_000,
    bet: 12_000_000,
    win: 0,
    result: -12_000_000,
    number: 'B2532548435464',
  },
  ...{ time: '2026-11-23T18:11:50Z', deadline: '2026-11-25T00:00:00Z' },
}

const show = (
  timeOf: ((row: Row) => string) | undefined,
  width = 1000,
  rows: Row[] = [row],
  shown = columns,
  currency: Site['currency'] = { code: 'VND' },
) =>
  render(
    <FormStage fields={{ forms: {}, patterns: {} }} texts={texts} site={{ currency, timeZone: 'UTC' }}>
      <div style={{ inlineSize: width, containerType: 'inline-size' }}>
        <RecordTable
          {...{ label: 'Lines', columns: shown, hidden: new Set(), rows, isBusy: false, timeOf }}
          layout={{
            columns: ['time', 'name', 'vendor', 'amount', 'bet', 'win', 'result', 'deadline', 'number'],
            card: { title: 'name', figure: 'amount', when: 'time', state: 'vendor' },
          }}
          onOpen={() => undefined}
        />
      </div>
    </FormStage>,
  )

const timesShown = () =>
  page
    .getByRole('cell')
    .elements()
    .flatMap((cell) => [...cell.querySelectorAll('time')].map(({ textContent }) => textContent))

it('leaves out the day of a time where it stands over the line, and no other day', async () => {
  await show(({ time }) => time)
  await expect.element(page.getByRole('rowheader', { name: /Nov 23, 2026/ })).toBeVisible()
  const [time = '', deadline = ''] = timesShown()
  expect(time).not.toContain('Nov')
  expect(deadline).toContain('Nov 25')
})

it('tells the day of every time where no day stands over the line', async () => {
  await show(undefined)
  await expect.element(page.getByRole('table', { name: 'Lines' })).toBeVisible()
  expect(timesShown().map((time) => time.includes('Nov'))).toEqual([true, true])
})

it.each([
  [1000, true],
  [900, false],
])('at %d pixels nine columns stand beside each other, with words in one piece: %s', async (width, isWide) => {
  await show(({ time }) => time, width)
  const heads = page.getByRole('columnheader', { includeHidden: true }).elements()
  expect(heads.every((head) => head.getClientRects().length > 0)).toBe(isWide)
  const name = page.getByText('Mandarin Lollipop').element()
  // Two words take two lines at most.
  expect(name.getClientRects().length).toBeLessThanOrEqual(2)
})

it.each(['ltr', 'rtl'] as const)('sets the units of amounts below each other, from %s', async (direction) => {
  document.body.dir = direction
  onTestFinished(() => document.body.removeAttribute('dir'))
  await show(undefined, 1100, [row, { ...row, amount: 9 }])
  await expect.element(page.getByText(/48,000,000/)).toBeVisible()
  const [many, few] = ['₫48,000,000.00', '₫9.00'].map((text) => page.getByText(text).element())
  expect(few?.getBoundingClientRect().right).toBeCloseTo(many?.getBoundingClientRect().right ?? 0, 0)
})

it('keeps a number and a name in one piece where there is room', async () => {
  const named: Row = { ...row, name: 'trongnghia56', number: 'WFSMEKZPGDPW' }
  await show(undefined, 1230, [named])
  for (const text of ['trongnghia56', 'WFSMEKZPGDPW']) {
    const range = document.createRange()
    range.selectNodeContents(page.getByText(text).element())
    expect(new Set([...range.getClientRects()].map(({ top }) => top)).size).toBe(1)
  }
})

it('keeps columns of amounts with a long currency sign within the panel', async () => {
  const bets = { bet: 34_000_000, win: 15_580_000, result: -12_000_000 }
  await show(({ time }) => time, 1175, [{ ...row, ...bets }], columns, { code: 'USD', symbol: 'US$' })
  const table = page.getByRole('table', { name: 'Lines' }).element()
  await expect.element(page.getByText(/34,000,000/)).toBeVisible()
  expect(table.scrollWidth).toBeLessThanOrEqual(1175)
  expect(page.getByText('CQ9').element().getClientRects()).toHaveLength(1)
})

it('keeps the mark of a state beside its word, where nine columns have little room', async () => {
  await show(({ time }) => time, 940, [row], { ...columns, vendor: { ...columns.vendor, standing: () => 'good' } })
  const cell = page.getByText('CQ9').element()
  const words = document.createRange()
  words.selectNodeContents(cell)
  const [mark, word] = [cell.querySelector('svg'), words].map((part) => part?.getBoundingClientRect())
  expect(mark?.bottom).toBeGreaterThan((word?.bottom ?? 0) - 12)
})

it('keeps a trillion on its line of a phone, with text of twice the size', async () => {
  document.documentElement.style.fontSize = '200%'
  onTestFinished(() => void (document.documentElement.style.fontSize = ''))
  await show(undefined, 288, [{ ...row, amount: 1_200_012_640_000.01 }])
  const table = page.getByRole('table', { name: 'Lines' }).element()
  const figure = page.getByText('1,200,012').element()
  const { right } = table.getBoundingClientRect()
  expect(figure.getBoundingClientRect().right).toBeLessThanOrEqual(right)
})

it('sets an amount of a trillion below what the line is on the narrowest phone, and breaks neither', async () => {
  await show(undefined, 300, [{ ...row, name: 'Withdrawal', amount: -1_200_000_000_000.55 }])
  const title = page.getByRole('button', { name: 'Withdrawal' }).element().getBoundingClientRect()
  expect(title.height).toBeLessThan(40)
  const amount = page.getByText('1,200,000,000,000.55').element().getBoundingClientRect()
  expect(amount.top).toBeGreaterThanOrEqual(title.bottom)
})

it('has two lines on a phone: what and how much, when and how it stands, a time in one piece', async () => {
  await show(({ time }) => time, 312, [{ ...row, vendor: 'Still being looked at by somebody' }])
  const title = page.getByRole('button', { name: 'Mandarin Lollipop' }).element().getBoundingClientRect()
  const when = page
    .getByText(/06:11:50/)
    .element()
    .getBoundingClientRect()
  expect(when.top).toBeGreaterThanOrEqual(title.bottom - 4)
  expect(when.height).toBeLessThan(30)
  const [shown] = page.getByText('12,000,000').elements()
  expect(shown?.getClientRects()).toHaveLength(0)
})

it('marks a cell that has nothing to say, in words too', async () => {
  const kept: Row = { ...row, vendor: '' }
  await render(
    <FormStage fields={{ forms: {}, patterns: {} }} texts={texts} site={{ currency: { code: 'VND' }, timeZone: 'UTC' }}>
      <RecordTable
        {...{ label: 'Lines', hidden: new Set(), rows: [kept], isBusy: false, timeOf: undefined }}
        columns={{ ...columns, vendor: { ...columns.vendor, say: (_, { vendor }) => vendor } }}
        layout={{
          columns: ['name', 'vendor'],
          card: { title: 'name', figure: 'vendor', when: 'time', state: 'amount' },
        }}
        onOpen={() => undefined}
      />
    </FormStage>,
  )
  await expect.element(page.getByText('–', { exact: true })).toBeVisible()
})

it('shows on a card what else there was when nothing was bet and nothing was paid', async () => {
  const idle = { ...row, bet: 0, win: 0, result: 0, amount: 761_500 }
  await render(
    <FormStage fields={{ forms: {}, patterns: {} }} texts={texts} site={{ currency: { code: 'VND' }, timeZone: 'UTC' }}>
      <div style={{ inlineSize: 320, containerType: 'inline-size' }}>
        <RecordTable
          {...{ label: 'Lines', columns, hidden: new Set(), rows: [idle, row], isBusy: false, timeOf: undefined }}
          layout={{
            columns: ['name', 'amount', 'bet', 'win', 'result'],
            card: { title: 'name', figure: 'result', when: 'bet', state: 'win' },
          }}
          onOpen={() => undefined}
        />
      </div>
    </FormStage>,
  )
  const shown = page
    .getByRole('row')
    .elements()
    .slice(-2)
    .map((line) => (line as HTMLElement).innerText)
  expect(shown[0]).toContain('761,500')
  expect(shown[1]).not.toContain('48,000,000')
})

it.each([320, 1000])(
  'says of a line what it has, at %i pixels, where the columns of the brand leave it out',
  async (width) => {
    const idle = { ...row, bet: 0, win: 0, result: 0, amount: 761_500 }
    const table = (rows: Row[]) => (
      <FormStage
        fields={{ forms: {}, patterns: {} }}
        texts={texts}
        site={{ currency: { code: 'VND' }, timeZone: 'UTC' }}
      >
        <div style={{ inlineSize: width, containerType: 'inline-size' }}>
          <RecordTable
            {...{ label: 'Lines', columns, hidden: new Set(), rows, isBusy: false, timeOf: undefined }}
            layout={{
              columns: ['name', 'bet', 'win', 'result'],
              card: { title: 'name', figure: 'result', when: 'bet', state: 'win' },
            }}
            onOpen={() => undefined}
          />
        </div>
      </FormStage>
    )
    const { rerender } = await render(table([row]))
    await expect.element(page.getByText('Mandarin Lollipop')).toBeVisible()
    await expect.element(page.getByText(/48,000,000/)).not.toBeInTheDocument()
    await rerender(table([idle]))
    await expect.element(page.getByText(/761,500/)).toBeVisible()
  },
)
