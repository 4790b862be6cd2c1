import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Spinner } from './spinner'

const meta: Meta<typeof Spinner> = { title: 'UI/spinner', component: Spinner }

export default meta

type Story = StoryObj<typeof Spinner>

export const Plain: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
  },
}

export const WithLabel: Story = { args: { label: 'Your game is on its way' } }
export const LongText: Story = { args: { label: 'Your game is on its way, as is everything that belongs to it' } }
export const RightToLeft: Story = { args: { label: 'لعبتك في الطريق' }, globals: { direction: 'rtl' } }

/** It is not animated. */
export const ReducedMotion: Story = {
  parameters: { state: 'reduced-motion' },
  async play({ canvasElement }) {
    const endless = canvasElement
      .getAnimations({ subtree: true })
      .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity)
    await expect(endless).toEqual([])
  },
}
