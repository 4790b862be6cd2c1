import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import { CardGrid } from './card-grid'

const meta: Meta = { title: 'Blocks/card-grid', component: CardGrid }

export default meta

export const Grid: StoryObj = { parameters: { example: 0 } }

/** The buttons scroll the row, towards its end in both reading directions. */
export const Rail: StoryObj = {
  parameters: { example: 1 },
  async play({ canvas }) {
    const rail = canvas.getByRole('list')
    await userEvent.click(await canvas.findByRole('button', { name: shownText('card-grid.next') }))
    await waitFor(() => expect(Math.abs(rail.scrollLeft)).toBeGreaterThan(40))
  },
}

export const Mosaic: StoryObj = { parameters: { example: 2 } }
export const GridWithPictures: StoryObj = { parameters: { example: 3 } }
export const LongText: StoryObj = { parameters: { example: 3, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 3 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 3, state: 'reduced-motion' } }
