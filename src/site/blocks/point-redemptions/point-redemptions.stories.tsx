import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import { PointRedemptions } from './point-redemptions'

const meta: Meta = {
  title: 'Blocks/point-redemptions',
  component: PointRedemptions,
  parameters: { session: 'member' },
}

export default meta

/** Each redemption shows its status, and a rejected one that the points were returned. */
export const Filled: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    await expect(await canvas.findByText(shownText('point-redemptions.pointsBack'))).toBeVisible()
    await expect(canvas.getByText(shownText('redemption.process'))).toBeVisible()
  },
}

export const Composed: StoryObj = { parameters: { example: 1 } }
/** Guests have no redemptions, so nothing is rendered. */
export const Visitor: StoryObj = {
  parameters: { example: 0, session: 'guest' },
  async play({ canvas }) {
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}
export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
