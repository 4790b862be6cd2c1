import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import { DrawResults } from './draw-results'

const meta: Meta = { title: 'Blocks/draw-results', component: DrawResults }

export default meta

/** A draw expands to all its numbers, including their leading zeros. */
export const All: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    const [first] = await canvas.findAllByRole('article')
    if (first === undefined) throw new Error('no draw is shown')
    await expect(within(first).getByRole('img', { name: '5 0 7 4 2' })).toBeVisible()
    await userEvent.click(within(first).getByText(shownText('draw-results.whole')))
    await expect(within(first).getByText('00172')).toBeVisible()
  },
}
export const OneByOne: StoryObj = { parameters: { example: 1 } }
export const Flaps: StoryObj = { parameters: { example: 2 } }
export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
