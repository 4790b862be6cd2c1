import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProgressBar } from './progress-bar'

const meta: Meta<typeof ProgressBar> = { title: 'UI/progress-bar', component: ProgressBar }

export default meta

export const Halfway: StoryObj<typeof ProgressBar> = { args: { label: 'Rounds', value: 5, max: 10 } }

/** A value above the maximum shows a full bar. */
export const Beyond: StoryObj<typeof ProgressBar> = {
  args: { label: 'Rounds', value: 25, max: 10 },
  async play({ canvas }) {
    await expect(canvas.getByRole('progressbar', { name: 'Rounds' })).toHaveValue(10)
  },
}

export const LongText: StoryObj<typeof ProgressBar> = {
  args: { label: 'Rounds of the week that were played until the very last moment of it', value: 5, max: 10 },
}
export const RightToLeft: StoryObj<typeof ProgressBar> = {
  args: { label: 'الجولات', value: 5, max: 10 },
  globals: { direction: 'rtl' },
}
