import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { openedLine } from '@/site/records/testing/opened-line'
import { shownText } from '@/site/i18n/testing/shown-text'
import { BettingRecord } from './betting-record'

const meta: Meta = {
  title: 'Panels/member/betting-record',
  component: BettingRecord,
  parameters: { session: 'member' },
}

export default meta

/** A bet expands to all its details and its receipts. An unknown status is shown as its code. */
export const Filled: StoryObj = {
  parameters: { example: 0 },
  async play({ canvasElement }) {
    const table = await openedLine(canvasElement, 'betting-record.title', async (detail) => {
      await expect(within(detail).getByRole('button', { name: shownText('receipt.open') })).toBeInTheDocument()
    })
    await expect(within(table).getByText(/half_lost/)).toBeInTheDocument()
  },
}

/** A brand's own tabs and columns, for sports. */
export const Composed: StoryObj = { parameters: { example: 1 } }
export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
