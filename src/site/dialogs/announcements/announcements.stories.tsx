import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Announcements } from './announcements'

const meta: Meta = { title: 'Dialogs/announcements', component: Announcements }

export default meta

/** Nine per page; the last page has the rest. */
export const Bulletins: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    const pages = within(await canvas.findByRole('navigation'))
    await expect(canvas.getAllByRole('listitem').filter((item) => item.querySelector('small'))).toHaveLength(9)
    await userEvent.click(pages.getByText('2'))
    await expect(canvas.getAllByRole('listitem').filter((item) => item.querySelector('small'))).toHaveLength(2)
  },
}

export const Promotions: StoryObj = {
  parameters: { example: 1 },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1)
  },
}

export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
