import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import { SpeedTest } from './speed-test'

const meta: Meta = { title: 'Dialogs/speed-test', component: SpeedTest }

export default meta

/**
 * The domain of this story belongs to Aurora. For other merchants it is foreign and left out. No domain answers in
 * stories.
 */
export const Domains: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    await expect(canvas.getByRole('dialog')).toHaveAccessibleName(shownText('speed-test.title'))
  },
}

export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
