import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import { Gallery } from './gallery'

const meta: Meta = { title: 'Blocks/gallery', component: Gallery }

export default meta

export const Grid: StoryObj = { parameters: { example: 0 } }
export const Columns: StoryObj = { parameters: { example: 1 } }

/** The keyboard opens a picture, moves to the next one and returns the focus to where it was. */
export const Enlarged: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas, canvasElement }) {
    const [first] = canvas.getAllByRole('button')
    first?.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(canvasElement.ownerDocument.body).getByRole('dialog')
    const title = () => within(dialog).getByRole('heading').textContent
    const before = title()
    await userEvent.keyboard('{ArrowRight}')
    await expect(title()).not.toBe(before)
    await userEvent.keyboard('{Tab}{Tab}{Tab}')
    await userEvent.click(within(dialog).getByRole('button', { name: shownText('dialog.close') }))
    await expect(first).toHaveFocus()
  },
}

export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 1 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
