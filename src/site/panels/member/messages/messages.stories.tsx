import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { Messages as Call } from '@/contract/generated/gateway-types'
import { shownText } from '@/site/i18n/testing/shown-text'
import { fakePush } from '@/site/merchant/push/testing/fake-push'
import { forgetDrafts } from '@/site/session/drafts'
import { pushOwner } from '@/site/session/push-owner'
import { Messages } from './messages'

const meta: Meta = {
  title: 'Panels/member/messages',
  component: Messages,
  parameters: { session: 'member' },
  beforeEach: () => () => forgetDrafts(),
}

export default meta

const harmful: Call['response'] = {
  list: [
    {
      ...{ id: '1', title: '<b>Hello</b>', time: '2026-05-01T09:00:00.000Z', from: 'agent_7', read: false },
      content: '<p>Dear player</p><b onclick="document.title = 1">Press</b><script>document.title = 2</script>',
    },
  ],
  totalPages: 1,
  unread: 1,
}

/** A message shows its content when it is opened, and counts as read from then on. */
export const Filled: StoryObj = {
  parameters: { example: 1 },
  async play({ canvas }) {
    const first = await canvas.findByRole('button', { name: /Week 1/ })
    await userEvent.click(first)
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await expect(await canvas.findByText('It was a good one.')).toBeVisible()
  },
}

/** A title is plain text, and the content is sanitised HTML. */
export const Harmful: StoryObj = {
  parameters: { example: 2, answers: { messages: { value: harmful } } },
  async play({ canvas, canvasElement }) {
    await userEvent.click(await canvas.findByRole('button', { name: /<b>Hello<\/b>/ }))
    await expect(await canvas.findByText('Dear player')).toBeVisible()
    await expect(canvasElement.querySelector('script, [onclick]')).toBeNull()
  },
}

/** A message that could not be sent is kept. */
export const NotSent: StoryObj = {
  // A brand of agents: where there are none, nobody writes.
  globals: { merchant: 'aurora' },
  parameters: { example: 0, session: 'agent', answers: { sendMessage: 'failed' } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('tab', { name: shownText('messages.write') }))
    await userEvent.type(await canvas.findByLabelText(shownText('messages.subject')), 'News')
    await userEvent.type(canvas.getByLabelText(shownText('messages.content')), 'All is well')
    await userEvent.click(canvas.getByRole('button', { name: shownText('messages.send') }))
    await expect(await canvas.findByText(shownText('messages.notSent'))).toBeVisible()
    await expect(canvas.getByLabelText(shownText('messages.content'))).toHaveValue('All is well')
  },
}

/** Nobody is asked before the button is pressed, and what the browser was told stands there afterwards. */
export const Notifications: StoryObj = {
  globals: { merchant: 'aurora' },
  parameters: { example: 0 },
  beforeEach() {
    const push = fakePush()
    return () => {
      push.restore()
      pushOwner.drop()
    }
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: shownText('push.turnOn') }))
    await expect(await canvas.findByRole('button', { name: shownText('push.turnOff') })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: shownText('push.turnOff') }))
    await expect(await canvas.findByRole('button', { name: shownText('push.turnOn') })).toBeVisible()
  },
}

/** Blocked in the browser: only its owner can allow it again. */
export const NotificationsBlocked: StoryObj = {
  globals: { merchant: 'aurora' },
  parameters: { example: 0 },
  beforeEach() {
    const push = fakePush()
    push.answer = 'denied'
    return () => push.restore()
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: shownText('push.turnOn') }))
    await expect(await canvas.findByText(shownText('push.denied'))).toBeVisible()
  },
}

export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
