import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import { GameLobby } from './game-lobby'

// The name of a kind that has no text is the server's own code in words.
const meta: Meta = {
  title: 'Blocks/game-lobby',
  component: GameLobby,
  parameters: { ownTexts: ['A new kind'] },
}

export default meta

export const Tiles: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    const game = await canvas.findByRole('button', { name: 'Golden Koi' })
    // Where a brand's pictures bear their names, the tile shows its own only with the focus or under the pointer.
    game.focus()
    await expect(game).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: shownText('game.favourite') }).length).toBeGreaterThan(3)
  },
}
export const Spotlight: StoryObj = { parameters: { example: 1 } }
export const Rows: StoryObj = {
  parameters: { example: 2 },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 3, name: shownText('game.class.FOOTBALL') })).toBeVisible()
  },
}
export const Matches: StoryObj = {
  parameters: { example: 3 },
  async play({ canvas }) {
    const game = await canvas.findByRole('button', { name: /Hanoi Lanterns 2.05.*Saigon Tide 3.4.*IBC Football/ })
    await expect(game).toHaveTextContent(/(?:GMT|غرينتش)\+/)
    // A game without a match is a row.
    await expect(canvas.getByRole('button', { name: /SBT Tennis/ })).toBeVisible()
  },
}
export const OwnGames: StoryObj = { parameters: { example: 4 } }
export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 1 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
