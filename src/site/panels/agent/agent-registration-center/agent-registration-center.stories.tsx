import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import { forgetDrafts } from '@/site/session/drafts'
import { AgentRegistrationCenter } from './agent-registration-center'

const meta: Meta = {
  title: 'Panels/agent/agent-registration-center',
  component: AgentRegistrationCenter,
  parameters: { session: 'agent' },
  beforeEach: () => () => forgetDrafts(),
}

export default meta

/** The password is shown once, to be copied. */
export const Filled: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: shownText('team.account') }), 'newplayer')
    const [rebate] = canvas.getAllByRole('textbox', { name: shownText('agent-registration-center.rebate') })
    if (rebate === undefined) throw new Error('there is no rebate to type')
    await userEvent.type(rebate, '9')
    await userEvent.click(canvas.getByRole('button', { name: shownText('agent-registration-center.create.submit') }))
    await expect(rebate).toHaveAttribute('aria-invalid', 'true')
    await userEvent.clear(rebate)
    await userEvent.type(rebate, '0')
    await userEvent.click(canvas.getByRole('button', { name: shownText('agent-registration-center.create.submit') }))
    await expect(await canvas.findByText(shownText('agent-registration-center.once'))).toBeVisible()
    await expect(canvas.getByText('newplayer')).toBeVisible()
  },
}

/** Links with their number of registrations; one link is expanded. */
export const Links: StoryObj = {
  parameters: { example: 0, path: '/?link=KPT7M2XW' },
  async play({ canvas }) {
    await expect(await canvas.findByText(/\?affiliateCode=KPT7M2XW$/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Q4HRN9DS/ })).toHaveAttribute('aria-expanded', 'false')
  },
}
export const LinksAlone: StoryObj = { parameters: { example: 1 } }
export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
