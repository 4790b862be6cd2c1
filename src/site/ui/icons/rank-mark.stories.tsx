import type { Meta, StoryObj } from '@storybook/react-vite'
import { RankMark } from './rank-mark'

const meta: Meta<typeof RankMark> = {
  title: 'UI/rank-mark',
  component: RankMark,
  args: { color: '#5b6be0', color2: '#c4ccff', size: 48 },
}

export default meta

type Story = StoryObj<typeof RankMark>

export const TwoColours: Story = {}
export const OneColour: Story = { args: { color2: undefined } }
export const WithoutColours: Story = { args: { color: undefined, color2: undefined } }

/** It contains no text: the name beside it can have any length. */
export const LongText: Story = { args: { size: 96 } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
