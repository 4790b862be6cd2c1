import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import { LotteryLobby } from './lottery-lobby'

const meta: Meta = { title: 'Blocks/lottery-lobby', component: LotteryLobby }

export default meta

/** Draws are sorted by time, and a closed draw looks subdued. */
export const Cards: StoryObj = {
  parameters: { example: 0, session: 'member' },
  async play({ canvas }) {
    const [first, ...others] = await canvas.findAllByRole('article')
    if (first === undefined) throw new Error('no draw is shown')
    await expect(others).toHaveLength(3)
    await expect(within(first).getByRole('link', { name: /One-Minute Draw/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: shownText('lottery-lobby.tab.north') }))
    await expect(canvas.getAllByRole('article')).toHaveLength(1)
  },
}
/** The star saves a lottery as a favourite of this account in this browser. */
export const Favourites: StoryObj = {
  parameters: { example: 0, session: 'member' },
  async play({ canvas }) {
    localStorage.removeItem('LOTTFAV')
    const stars = await canvas.findAllByRole('button', { name: shownText('lottery-lobby.favourite') })
    const star = stars.find((each) => each.getAttribute('aria-label')?.includes('Northern'))
    if (star === undefined) throw new Error('the northern lottery has no star')
    await userEvent.click(star)
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await expect(localStorage.getItem('LOTTFAV')).toContain('["MB"]')
    await userEvent.click(canvas.getByRole('button', { name: shownText('lottery-lobby.tab.favourites') }))
    await expect(canvas.getAllByRole('article')).toHaveLength(1)
    await userEvent.click(star)
    await expect(canvas.queryAllByRole('article')).toHaveLength(0)
    await expect(localStorage.getItem('LOTTFAV')).not.toContain('MB')
  },
}
export const Tickets: StoryObj = { parameters: { example: 1 } }
export const Board: StoryObj = { parameters: { example: 2 } }
export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 1, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
