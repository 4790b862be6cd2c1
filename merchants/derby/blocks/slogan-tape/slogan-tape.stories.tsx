import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SloganTape } from './slogan-tape'

/** The brand whose block it is: no other one has its texts. */
const meta: Meta = { title: 'Blocks/derby/slogan-tape', component: SloganTape, globals: { merchant: 'derby' } }

export default meta

export const Band: StoryObj = { parameters: { example: 0 } }
export const Line: StoryObj = { parameters: { example: 1 } }

/** The button that paused the tape is the one that lets it run again. */
export const Paused: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button')
    const label = button.getAttribute('aria-label')
    await userEvent.click(button)
    await expect(button).not.toHaveAccessibleName(label ?? '')
  },
}
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
