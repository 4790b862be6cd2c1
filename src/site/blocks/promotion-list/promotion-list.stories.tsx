import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import { PromotionList } from './promotion-list'

const meta: Meta = { title: 'Blocks/promotion-list', component: PromotionList }

export default meta

/** Selecting a category filters the cards. */
export const List: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('article')).toHaveLength(4)
    const kinds = within(canvas.getByRole('group'))
    await userEvent.click(kinds.getByRole('button', { name: shownText('promotion-list.category.vip') }))
    await expect(canvas.getAllByRole('article')).toHaveLength(1)
  },
}

export const WithoutChoice: StoryObj = {
  parameters: { example: 1 },
  async play({ canvas }) {
    await canvas.findAllByRole('article')
    await expect(canvas.queryByRole('group')).toBeNull()
  },
}

/** The state is the player's own: what is not for the player says so, and why. */
export const OwnStates: StoryObj = {
  parameters: { example: 0, session: 'member' },
  async play({ canvas }) {
    const states = ['promotion.status.joined', 'promotion.status.never', 'promotion.status.unmet'] as const
    for (const state of states) await expect(await canvas.findByText(shownText(state))).toBeVisible()
    await expect(canvas.getAllByText('From rank 2: yours is 1')).toHaveLength(2)
  },
}

/** The promotion that the URL opens is shown by another block. */
export const OneIsOpen: StoryObj = {
  parameters: { example: 0, path: '/promotions?id=welcome' },
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3)
  },
}

export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
