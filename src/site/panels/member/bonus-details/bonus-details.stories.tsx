import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import { BonusDetails } from './bonus-details'

const meta: Meta = {
  title: 'Panels/member/bonus-details',
  component: BonusDetails,
  parameters: { session: 'member' },
}

export default meta

/** A bonus expands to the bets that counted for it, and why others did not. */
export const Filled: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas, canvasElement }) {
    const table = await canvas.findByRole('table', { name: shownText('bonus-details.title') })
    const [, line] = within(table).getAllByRole('button')
    await userEvent.click(line as HTMLElement)
    const detail = within(
      await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: shownText('bonus-details.title') }),
    )
    await expect(await detail.findByText(shownText('bonus-details.why.returned'))).toBeInTheDocument()
    await userEvent.click(detail.getByRole('button', { name: shownText('dialog.close') }))
  },
}

/** A brand's own lists and columns: the payouts of lotteries come first. */
export const Composed: StoryObj = {
  parameters: { example: 1 },
  async play({ canvas }) {
    await expect(await canvas.findByRole('columnheader', { name: 'SEA' })).toBeVisible()
  },
}

export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
