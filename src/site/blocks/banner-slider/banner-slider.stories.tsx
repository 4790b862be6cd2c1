import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import { BannerSlider } from './banner-slider'

const meta: Meta = { title: 'Blocks/banner-slider', component: BannerSlider }

export default meta

export const Card: StoryObj = { parameters: { example: 0 } }
export const Cinematic: StoryObj = { parameters: { example: 1 } }
export const Split: StoryObj = { parameters: { example: 2 } }
export const Strip: StoryObj = { parameters: { example: 3 } }

/** The brand's own banners are shown before the server answers, and stay if it does not. */
export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }

/** A group without banners takes no space. */
export const Empty: StoryObj = {
  args: { group: 'w_none' },
  parameters: { example: 0, state: 'empty' },
  async play({ canvas }) {
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}

/** With reduced motion the banners do not rotate until the visitor starts the rotation. */
export const ReducedMotion: StoryObj = {
  parameters: { example: 0, state: 'reduced-motion' },
  async play({ canvas }) {
    await canvas.findByRole('button', { name: shownText('banner.play') }, { timeout: 15_000 })
    await expect(canvas.queryByRole('button', { name: shownText('banner.pause') })).toBeNull()
  },
}

/** A visitor who paused the rotation can resume it. */
export const Paused: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: shownText('banner.pause') }, { timeout: 15_000 }))
    await expect(canvas.getByRole('button', { name: shownText('banner.play') })).toHaveFocus()
  },
}

export const LongText: StoryObj = { parameters: { example: 2, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
