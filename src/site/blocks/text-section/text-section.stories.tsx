import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextSection } from './text-section'

const meta: Meta = { title: 'Blocks/text-section', component: TextSection }

export default meta

export const Section: StoryObj = { parameters: { example: 0 } }

/** A URL with the anchor of the section scrolls to its heading. */
export const AtItsAnchor: StoryObj = {
  parameters: { example: 0, path: '/help#terms' },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading')).toHaveFocus()
  },
}
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
