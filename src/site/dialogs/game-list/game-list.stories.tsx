import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { GameList } from './game-list'

const meta: Meta = { title: 'Dialogs/game-list', component: GameList }

export default meta

const card = { vassalage: 'PT', gameType: 'RNG', isHot: 0, image: '/wps/art/games/en/none.webp' }
const games = ['Lantern Harbour', 'Nine Koi', 'Jade <b>Express</b>'].map((title, index) => ({
  ...{ ...card, title, nodeId: index, gameId: `PT-${index}`, maintenance: index === 2 },
}))
const answers = { gameList: { value: { games, totalPages: 3, total: 25 } } }
const longAnswers = {
  gameList: { value: { games: games.map((game) => ({ ...game, title: game.title.repeat(6) })), totalPages: 99 } },
}

export const OfAVendor: StoryObj = {
  parameters: { example: 0, answers },
  async play({ canvas }) {
    // The dialog fades in.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Nine Koi' })).toBeVisible())
    await expect(canvas.getByText('Jade <b>Express</b>')).toBeVisible()
  },
}
export const Loading: StoryObj = { parameters: { example: 0, answers, state: 'loading' } }
const none = { gameList: { value: { games: [], totalPages: 0 } } }
export const Empty: StoryObj = { parameters: { example: 0, answers: none, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, answers, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, answers: longAnswers, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0, answers }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, answers, state: 'reduced-motion' } }
