import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import { RoomList } from './room-list'

const meta: Meta = { title: 'Blocks/room-list', component: RoomList }

export default meta

/** A full room is marked as full, and a duplicate room is shown once. */
export const Cards: StoryObj = {
  parameters: { example: 0, session: 'member' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: /Regulars/ })).toBeVisible()
    await expect(canvas.getByText(shownText('room-list.full'))).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
  },
}

/** A click on the button shows as many rooms again. */
export const Lines: StoryObj = {
  parameters: { example: 1, session: 'member' },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: shownText('list.more') }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
  },
}

export const Visitor: StoryObj = { parameters: { example: 0 } }
export const Loading: StoryObj = { parameters: { example: 0, session: 'member', state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, session: 'member', state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, session: 'member', state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 1, session: 'member', state: 'long-text' } }
export const RightToLeft: StoryObj = {
  parameters: { example: 1, session: 'member' },
  globals: { direction: 'rtl' },
}
export const ReducedMotion: StoryObj = {
  parameters: { example: 0, session: 'member', state: 'reduced-motion' },
}
