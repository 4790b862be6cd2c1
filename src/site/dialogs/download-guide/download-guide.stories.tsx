import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import { having } from '@/site/elements/app-guide/example-downloads'
import { DownloadGuide } from './download-guide'

const meta: Meta = { title: 'Dialogs/download-guide', component: DownloadGuide }

export default meta

export const Guide: StoryObj = {
  parameters: { example: 0, answers: having('ANDROID_APP', 'IOS_APP') },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('tab', { name: shownText('app-guide.ios') }))
    await expect(canvas.getByRole('tabpanel').querySelectorAll('ol > li')).toHaveLength(4)
  },
}

export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
