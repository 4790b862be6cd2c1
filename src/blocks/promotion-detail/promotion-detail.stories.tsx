import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PromotionDetail } from './promotion-detail'

const meta: Meta = { title: 'Blocks/promotion-detail', component: PromotionDetail }

export default meta

const path = '/promotions?id=welcome'

/** The reading starts at its heading. */
export const Promotion: StoryObj = {
  parameters: { example: 1, path },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Welcome gift' })).toHaveFocus()
  },
}

export const NothingIsNamed: StoryObj = {
  parameters: { example: 1, path: '/promotions' },
  async play({ canvas }) {
    await expect(canvas.queryByRole('article')).toBeNull()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const AloneWithoutOne: StoryObj = {
  parameters: { example: 0, path: '/promoDetail' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', '/promotions')
  },
}

export const Unknown: StoryObj = { parameters: { example: 1, path: '/promotions?id=gone' } }
export const Loading: StoryObj = { parameters: { example: 1, path, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 1, path, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 1, path, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 1, path, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 1, path }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 1, path, state: 'reduced-motion' } }
