import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LobbyNotice } from './lobby-notice'

const meta: Meta = { title: 'Blocks/lobby-notice', component: LobbyNotice }

export default meta

export const Notice: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
  },
}

export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
