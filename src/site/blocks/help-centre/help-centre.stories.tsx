import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import { HelpCentre } from './help-centre'

const meta: Meta = { title: 'Blocks/help-centre', component: HelpCentre, parameters: { path: '/help' } }

export default meta

/** A topic is selected and a question opened. The search matches questions and answers. */
export const Topics: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Money' }))
    await expect(canvas.queryByText('I cannot sign in')).toBeNull()
    await userEvent.click(canvas.getByText('When does my deposit arrive?'))
    await expect(await canvas.findByText('Within minutes.')).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox'), 'MEMBER cénter')
    await expect(await canvas.findByText('How do I change my password?')).toBeVisible()
    await expect(canvas.queryByText('When does my deposit arrive?')).toBeNull()
  },
}

/** If nothing matches, there is a link back and one to customer service. */
export const NothingFound: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByRole('searchbox'), 'zebra')
    await expect(await canvas.findByText(shownText('help-centre.nothing'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: shownText('help-centre.clear') }))
    await expect(await canvas.findByText('I cannot sign in')).toBeVisible()
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
  },
}

/** A URL that names a question opens it and moves the focus to it. */
export const Named: StoryObj = {
  parameters: { example: 0, path: '/help?topic=account&question=password' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('How do I change my password?').parentElement).toHaveFocus())
    await expect(await canvas.findByText('member center')).toBeVisible()
    await expect(canvas.queryByText('When does my deposit arrive?')).toBeNull()
  },
}

/** A URL with an unknown topic shows all topics. */
export const UnknownTopic: StoryObj = {
  parameters: { example: 0, path: '/help?topic=gone' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: shownText('help-centre.all') })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  },
}

export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }

/** HTML in a title is shown as text, and scripts in an answer do not run. */
export const LongText: StoryObj = {
  parameters: { example: 0, state: 'long-text' },
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByText(/<b>I cannot sign in/)).toBeVisible()
    await expect(canvasElement.querySelector('script, [onclick]')).toBeNull()
  },
}
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
