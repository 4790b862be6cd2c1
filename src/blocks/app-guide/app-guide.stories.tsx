import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { AppGuide } from './app-guide'

const meta: Meta = { title: 'Blocks/app-guide', component: AppGuide }

export default meta

/** Each platform has its own four steps. Here the downloads' host is not one that may be linked to. */
export const Guide: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('tab', { name: 'iOS' }))
    await expect(canvas.getByRole('tabpanel').querySelectorAll('ol > li')).toHaveLength(4)
  },
}

export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
