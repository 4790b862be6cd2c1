import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { GameFrame } from './game-frame'

const meta: Meta = { title: 'Blocks/game-frame', component: GameFrame }

export default meta

/** The URL names no game. */
export const NoGame: StoryObj = {
  parameters: { example: 0, session: 'member' },
  async play({ canvas }) {
    await expect(canvas.getByRole('link')).toBeVisible()
  },
}
export const ClockAlone: StoryObj = { parameters: { example: 1, session: 'member' } }
export const LongText: StoryObj = { parameters: { example: 0, session: 'member', state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0, session: 'member' }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, session: 'member', state: 'reduced-motion' } }
