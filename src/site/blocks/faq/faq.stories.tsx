import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Faq } from './faq'

const meta: Meta = { title: 'Blocks/faq', component: Faq }

export default meta

function questionsIn(canvas: HTMLElement): HTMLElement[] {
  return [...canvas.querySelectorAll('summary')].slice(0, 2)
}

/** A click on a question opens its answer, which stays open when the next one opens. */
export const Questions: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas, canvasElement }) {
    const [first, second] = canvas.getAllByRole('group')
    for (const question of questionsIn(canvasElement)) await userEvent.click(question)
    await expect(first).toHaveAttribute('open')
    await expect(second).toHaveAttribute('open')
  },
}

/** If only one answer may be open, opening another closes it. */
export const OneAtATime: StoryObj = {
  parameters: { example: 1 },
  async play({ canvas, canvasElement }) {
    const [first, second] = canvas.getAllByRole('group')
    for (const question of questionsIn(canvasElement)) await userEvent.click(question)
    await expect(first).not.toHaveAttribute('open')
    await expect(second).toHaveAttribute('open')
  },
}

/** A URL with the anchor of the questions scrolls to their heading. */
export const AtItsAnchor: StoryObj = {
  parameters: { example: 0, path: '/help#questions' },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading')).toHaveFocus()
  },
}

export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
