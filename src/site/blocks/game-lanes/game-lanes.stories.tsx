import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import { GameLanes } from './game-lanes'

const meta: Meta = { title: 'Blocks/game-lanes', component: GameLanes }

export default meta

export const Games: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    await expect(await canvas.findByRole('region', { name: shownText('game-lanes.hot') })).toBeVisible()
  },
}
export const Vendors: StoryObj = { parameters: { example: 1 } }
export const Matches: StoryObj = {
  parameters: { example: 2 },
  async play({ canvas }) {
    const lane = await canvas.findByRole('region', { name: shownText('game-lanes.matches') })
    await expect((await within(lane).findAllByRole('button'))[0]).toBeVisible()
  },
}
export const MatchesLoading: StoryObj = { parameters: { example: 2, state: 'loading' } }
export const MatchesFailed: StoryObj = {
  parameters: { example: 2, state: 'failed' },
  async play({ canvas }) {
    const lane = await canvas.findByRole('region', { name: shownText('game-lanes.matches') })
    await expect(await within(lane).findByRole('button', { name: shownText('retry') })).toBeVisible()
  },
}
export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
/** Each lane keeps its title and says what happened. */
export const GamesFailed: StoryObj = {
  parameters: { example: 0, state: 'failed' },
  async play({ canvas }) {
    const lane = await canvas.findByRole('region', { name: shownText('game-lanes.hot') })
    await expect(await within(lane).findByRole('button', { name: shownText('retry') })).toBeVisible()
  },
}
export const Failed: StoryObj = { parameters: { example: 1, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
