import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import { FeedbackForm } from './feedback-form'

const meta: Meta = { title: 'Blocks/feedback-form', component: FeedbackForm }

export default meta

const words = 'The slots did not load on my phone.'

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas']

const send = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: shownText('feedback-form.send') }))

/**
 * Errors are shown one at a time, with the focus on the invalid field. After that the feedback is sent and next steps
 * are offered.
 */
export const Visitor: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    const content = await canvas.findByLabelText(shownText('feedback-form.content'))
    await send(canvas)
    await expect(canvas.getByText(shownText('feedback-form.noContent'))).toBeVisible()
    await expect(content).toHaveFocus()
    await userEvent.type(content, 'Too short')
    await send(canvas)
    await expect(canvas.getByText(shownText('feedback-form.short'))).toBeVisible()
    await userEvent.clear(content)
    await userEvent.type(content, words)
    await send(canvas)
    await expect(canvas.getByText(shownText('feedback-form.noCaptcha'))).toBeVisible()
    await expect(canvas.getByLabelText(shownText('form.captcha'))).toHaveFocus()
    await userEvent.type(canvas.getByLabelText(shownText('form.captcha')), 'abcd')
    await send(canvas)
    await expect(await canvas.findByText(shownText('feedback-form.sent'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: shownText('feedback-form.again') }))
    await expect(await canvas.findByLabelText(shownText('feedback-form.content'))).toHaveValue('')
  },
}

/** Signed-in players may attach pictures. */
export const Player: StoryObj = {
  parameters: { example: 0, session: 'member' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('group', { name: shownText('feedback-form.pictures') })).toBeVisible()
  },
}

/** Feedback that could not be sent is kept. */
export const NotSent: StoryObj = {
  parameters: { example: 0, answers: { feedback: 'failed' } },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText(shownText('feedback-form.content')), words)
    await userEvent.type(canvas.getByLabelText(shownText('form.captcha')), 'abcd')
    await send(canvas)
    await expect(await canvas.findByText(shownText('feedback-form.notSent'))).toBeVisible()
    await expect(canvas.getByLabelText(shownText('feedback-form.content'))).toHaveValue(words)
    await expect(canvas.getByLabelText(shownText('form.captcha'))).toHaveValue('')
  },
}

export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
