import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Skeleton } from './skeleton'

const meta: Meta<typeof Skeleton> = { title: 'UI/skeleton', component: Skeleton, args: { lines: 4 } }

export default meta

type Story = StoryObj<typeof Skeleton>

/** Screen readers hear that something is loading, and nothing of the bars. */
export const Text: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('Loading')).toBeInTheDocument()
  },
}

export const OneLine: Story = { args: { lines: 1 } }
export const LongText: Story = { args: { lines: 12 } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

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
