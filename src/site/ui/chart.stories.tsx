import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import { Chart } from './chart'

const names = ['16 Nov', '17 Nov', '18 Nov', '19 Nov', '20 Nov', '21 Nov', '22 Nov']

const meta: Meta<typeof Chart> = {
  title: 'UI/chart',
  component: Chart,
  args: {
    title: 'Bets and results',
    points: { label: 'Day', names },
    series: [
      { label: 'Bets', values: [120, 80, 0, 240, 60, 310, 150] },
      { label: 'Result', values: [-20, 35, 0, -90, 12, 140, -5] },
    ],
    say: (value: number) => `${value}.00`,
  },
}

export default meta

type Story = StoryObj<typeof Chart>

/** The bars are hidden from assistive technology; the table has every figure. */
export const TwoSeries: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByText(shownText('chart.table')))
    const table = canvas.getByRole('table')
    await expect(within(table).getAllByRole('row')).toHaveLength(names.length + 1)
    await expect(within(table).getByRole('cell', { name: '-90.00' })).toBeVisible()
  },
}

/** On a phone the columns of the table stack, so that none is out of sight. */
export const Narrow: Story = {
  args: { say: (value: number) => `5.000.000.${Math.abs(value)},00 ₫` },
  decorators: [
    (Part) => (
      <div style={{ inlineSize: '18rem' }}>
        <Part />
      </div>
    ),
  ],
  async play({ canvas }) {
    await userEvent.click(canvas.getByText(shownText('chart.table')))
    const table = canvas.getByRole('region')
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth)
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(3)
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(names.length)
  },
}

export const OneSeries: Story = { args: { series: [{ label: 'Bets', values: [5e9, 0, 1, 2, 3, 4, 0.01] }] } }
export const Empty: Story = { args: { series: [{ label: 'Bets', values: [0, 0, 0, 0, 0, 0, 0] }] } }
export const LongText: Story = { args: { title: 'Geschwindigkeitsbegrenzungen '.repeat(5) } }
export const RightToLeft: Story = {
  args: {
    title: 'الرهانات والنتائج',
    points: { label: 'اليوم', names },
    series: [
      { label: 'الرهانات', values: [120, 80, 0, 240, 60, 310, 150] },
      { label: 'النتيجة', values: [-20, 35, 0, -90, 12, 140, -5] },
    ],
  },
  globals: { direction: 'rtl' },
}
export const ReducedMotion: Story = { parameters: { state: 'reduced-motion' } }
