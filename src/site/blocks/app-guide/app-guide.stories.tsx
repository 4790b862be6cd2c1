import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import { having } from '@/site/elements/app-guide/example-downloads'
import { AppGuide } from './app-guide'

const meta: Meta = { title: 'Blocks/app-guide', component: AppGuide }

export default meta

/** Each platform has four steps of its own, and its downloads: iOS also offers the lite profile. */
export const Guide: StoryObj = {
  parameters: { example: 0, answers: having('ANDROID_APP', 'IOS_APP', 'IOS_LITE') },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('tab', { name: shownText('app-guide.ios') }))
    await expect(canvas.getByRole('tabpanel').querySelectorAll('ol > li')).toHaveLength(4)
    await expect(await canvas.findAllByRole('link')).toHaveLength(2)
  },
}

/** A platform without a download has no tab, and a single platform needs no tabs. */
export const LiteAlone: StoryObj = {
  parameters: { example: 0, answers: having('IOS_LITE') },
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('link')).toHaveLength(1)
    await expect(canvas.queryByRole('tab')).toBeNull()
  },
}

export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
