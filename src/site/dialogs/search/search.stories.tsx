import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import { Search } from './search'

const meta: Meta = { title: 'Dialogs/search', component: Search }

export default meta

export const Places: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas, userEvent }) {
    const field = await canvas.findByRole('combobox', { name: shownText('search.label') })
    await expect(field).toHaveFocus()
    const options = await canvas.findAllByRole('option')
    await expect(options[0]).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowDown}')
    await expect(field).toHaveAttribute('aria-activedescendant', options[1]?.id)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(field).toHaveAttribute('aria-activedescendant', options.at(-1)?.id)
  },
}
export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
