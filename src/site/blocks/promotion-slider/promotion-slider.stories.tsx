import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import { PromotionSlider } from './promotion-slider'

const meta: Meta = { title: 'Blocks/promotion-slider', component: PromotionSlider }

export default meta

/** Three promotions for new players, which rotate and can be paused. */
export const NewPlayers: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('button', { name: shownText('banner.pause') }, { timeout: 15_000 }),
    ).toBeVisible()
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/\/promotions\?id=welcome$/),
    )
  },
}

/** A single promotion has no pager. */
export const One: StoryObj = {
  parameters: { example: 1 },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }

/** A category without promotions takes no space. */
export const Empty: StoryObj = {
  args: { category: 'none' },
  parameters: { example: 0, state: 'empty' },
  async play({ canvas }) {
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}

/** With reduced motion the slides do not rotate until the visitor starts the rotation. */
export const ReducedMotion: StoryObj = {
  parameters: { example: 0, state: 'reduced-motion' },
  async play({ canvas }) {
    await canvas.findByRole('button', { name: shownText('banner.play') }, { timeout: 15_000 })
    await expect(canvas.queryByRole('button', { name: shownText('banner.pause') })).toBeNull()
  },
}

export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
