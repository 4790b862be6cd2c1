import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '@/site/ui/button'
import { EmptyState } from './empty-state'

const meta: Meta<typeof EmptyState> = {
  title: 'UI/empty-state',
  component: EmptyState,
  args: { icon: 'receipt', text: 'Nothing in these 7 days.', children: <Button>Look at 30 days</Button> },
}

export default meta

type Story = StoryObj<typeof EmptyState>

export const WithAWayOn: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Look at 30 days' })).toBeVisible()
  },
}

export const Alone: Story = { args: { children: undefined } }
export const LongText: Story = { args: { text: 'Nothing of this kind in the days that you have chosen. '.repeat(4) } }
export const RightToLeft: Story = {
  args: { text: 'لا شيء في هذه الأيام السبعة.', children: <Button>عرض 30 يومًا</Button> },
  globals: { direction: 'rtl' },
}
export const ReducedMotion: Story = { parameters: { state: 'reduced-motion' } }
