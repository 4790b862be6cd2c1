import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { moneyIntents } from '@/site/money/page-intents'
import { shownText } from '@/site/i18n/testing/shown-text'
import { forgetDrafts } from '@/site/session/drafts'
import { pendingName } from '@/site/session/pending-money'
import { AgentTeamManagement } from './agent-team-management'

const meta: Meta = {
  title: 'Panels/agent/agent-team-management',
  component: AgentTeamManagement,
  parameters: { session: 'agent' },
  // Isolates the stories: removes what a previous story has sent and typed.
  beforeEach: () => () => {
    localStorage.removeItem(pendingName('1001'))
    void moneyIntents.check()
    moneyIntents.dismiss()
    forgetDrafts()
  },
}

export default meta

/** A click on a person opens the details and the actions. */
export const Filled: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas, canvasElement }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'minhtuan10' }))
    const sheet = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'minhtuan10' })
    await expect(within(sheet).getByRole('button', { name: shownText('team.transfer') })).toBeInTheDocument()
    await userEvent.click(within(sheet).getByRole('button', { name: shownText('dialog.close') }))
    await expect(sheet).not.toBeInTheDocument()
  },
}
export const Composed: StoryObj = { parameters: { example: 1 } }

/** A transfer to a downline, who is named by account. */
export const Transfer: StoryObj = {
  parameters: { example: 0, path: '/?transfer=minhtuan10' },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: shownText('transfer-upline.amount') }), '100000')
    await userEvent.type(canvas.getByLabelText(shownText('form.paymentPassword')), '246810')
    await userEvent.click(canvas.getByRole('button', { name: shownText('transfer-upline.submit') }))
    await expect(await canvas.findByText(shownText('transfer-upline.after'))).toBeVisible()
  },
}
/** An edited URL: nobody of that name is in the team. */
export const TransferToNobody: StoryObj = { parameters: { example: 0, state: 'empty', path: '/?transfer=nobody' } }
export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
