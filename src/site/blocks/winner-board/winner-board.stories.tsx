import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { WinnerBoard } from './winner-board'

const meta: Meta = { title: 'Blocks/winner-board', component: WinnerBoard }

export default meta

/** The largest win comes first; values that are not amounts come last. */
export const List: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    await canvas.findAllByRole('button')
    const wins = canvas.getAllByRole('listitem')
    await expect(wins).toHaveLength(4)
    await expect(wins[0]).toHaveTextContent('mi***an')
    await expect(wins[3]).toHaveTextContent('th***ha')
    await expect(within(wins[0] as HTMLElement).getByRole('button')).toHaveTextContent('Golden Dragon')
    // Amounts are aligned with each other at the end of the line, beside the name or below it.
    const end = document.documentElement.dir === 'rtl' ? 'left' : 'right'
    const endOf = (element: Element | null) => element?.getBoundingClientRect()[end] ?? 0
    const rest = wins.map((win) => Math.round(endOf(win) - endOf(win.querySelector('strong'))))
    await expect(new Set(rest).size).toBe(1)
  },
}

/** The motion can be stopped, and screen readers find each win only once. */
export const Band: StoryObj = {
  parameters: { example: 1 },
  async play({ canvas, canvasElement }) {
    await canvas.findAllByRole('button')
    const [toggle] = canvas.getAllByRole('button') as [HTMLElement]
    if (canvasElement.querySelector('[inert]') === null) await userEvent.click(toggle)
    const label = toggle.getAttribute('aria-label')
    await userEvent.click(toggle)
    await expect(toggle).not.toHaveAttribute('aria-label', label)
    await expect(canvasElement.querySelector('[inert]')).toBeNull()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
  },
}

export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = {
  parameters: { example: 0, state: 'failed' },
  async play({ canvas, canvasElement }) {
    await canvas.findByRole('button')
    await expect(canvas.getByRole('region')).toHaveAccessibleName()
    await expect(canvasElement.querySelector('[aria-busy=true]')).toBeNull()
  },
}
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 1 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 1, state: 'reduced-motion' } }
