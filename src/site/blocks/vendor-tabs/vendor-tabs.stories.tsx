import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VendorTabs } from './vendor-tabs'

const meta: Meta = { title: 'Blocks/vendor-tabs', component: VendorTabs }

export default meta

/** An unknown vendor in the URL selects the first one. */
export const Line: StoryObj = {
  parameters: { example: 0, path: '/?page=NOBODY' },
  async play({ canvas }) {
    await expect((await canvas.findAllByRole('button', { pressed: true })).length).toBe(1)
  },
}
export const Tiles: StoryObj = { parameters: { example: 1 } }
export const Marks: StoryObj = { parameters: { example: 2 } }
export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 2 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
