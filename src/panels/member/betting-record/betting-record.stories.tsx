import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { said } from '@/i18n/testing/said'
import { BettingRecord } from './betting-record'

const meta: Meta = {
  title: 'Panels/member/betting-record',
  component: BettingRecord,
  parameters: { session: 'member' },
}

export default meta

/** A bet opens to all that is known of it, and to the receipts of what it moved. A status that nobody knows has its code. */
export const Filled: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas, canvasElement }) {
    const table = await canvas.findByRole('table', { name: said('betting-record.title') })
    await expect(within(table).getByText(/half_lost/)).toBeInTheDocument()
    const [line] = within(table).getAllByRole('button')
    await userEvent.click(line as HTMLElement)
    const detail = await within(canvasElement.ownerDocument.body).findByRole('dialog', {
      name: said('betting-record.title'),
    })
    await expect(within(detail).getByRole('button', { name: said('receipt.open') })).toBeInTheDocument()
    await userEvent.click(within(detail).getByRole('button', { name: said('dialog.close') }))
    await expect(detail).not.toBeInTheDocument()
  },
}

/** A brand's own lists and columns: of sports. */
export const Composed: StoryObj = { parameters: { example: 1 } }
export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
