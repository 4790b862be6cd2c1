import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import { Limits } from './limits'

const meta: Meta = { title: 'Panels/member/limits', component: Limits, parameters: { session: 'member' } }

export default meta

/** Shows what is left and what is pending. An invalid amount is reported at its field. */
export const Filled: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    await expect(await canvas.findByText(shownText('limits.keep'))).toBeVisible()
    const [, first] = canvas.getAllByRole('button')
    await userEvent.click(first as HTMLElement)
    const sheet = within(await screen.findByRole('dialog', { name: shownText('limits.kind.depositDay') }))
    const field = sheet.getByRole('textbox', { name: shownText('limits.most') })
    await userEvent.clear(field)
    await userEvent.click(sheet.getByRole('button', { name: shownText('limits.save') }))
    await expect(field).toBeInvalid()
  },
}

/** The server's reason for a refusal is shown in the sheet. */
export const Refused: StoryObj = {
  parameters: { example: 0, answers: { setPlayLimit: 'failed' } },
  async play({ canvas }) {
    const keep = await canvas.findByRole('button', { name: shownText('limits.keep') })
    await userEvent.click(keep)
    await expect(await canvas.findByText(/./, { selector: '[role=status]:not(:empty)' })).toBeVisible()
    await expect(keep).toBeVisible()
  },
}

export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
