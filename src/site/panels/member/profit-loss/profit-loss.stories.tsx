import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { openedLine } from '@/site/records/testing/opened-line'
import { shownText } from '@/site/i18n/testing/shown-text'
import { ProfitLoss } from './profit-loss'

const meta: Meta = {
  title: 'Panels/member/profit-loss',
  component: ProfitLoss,
  parameters: { session: 'member' },
}

export default meta

/** The page shows the formula, a result has a sign and a word, and a day links to its bets. */
export const Filled: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas, canvasElement }) {
    const table = await openedLine(canvasElement, 'profit-loss.title', async (detail) => {
      await expect(within(detail).getByRole('button', { name: shownText('profit-loss.bets') })).toBeInTheDocument()
    })
    await expect(canvas.getByText(shownText('profit-loss.note'))).toBeVisible()
    await expect(within(table).getByText(shownText('profit-loss.lost'))).toBeInTheDocument()
  },
}

/** A brand's own columns and totals, without the chart. */
export const Composed: StoryObj = { parameters: { example: 1 } }
export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
