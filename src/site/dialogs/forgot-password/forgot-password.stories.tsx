import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import { ForgotPassword } from './forgot-password'

const meta: Meta = { title: 'Dialogs/forgot-password', component: ForgotPassword }

export default meta

const settings = [{ modId: 'CHNGPASSVERIF3', enabled: 1 }]
const permission = {
  value: {
    whitelabel: { settings },
    location: { ip: '203.0.113.24' },
    maintenance: false,
    regionRestriction: false,
  },
}

export const ByEmail: StoryObj = { parameters: { example: 0, answers: { permission } } }
export const ByMobile: StoryObj = { parameters: { example: 1, answers: { permission } } }

/** The message is the same for every name and address, so that it does not reveal which accounts exist. */
export const Sent: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    // The form takes the place of its fields once the rules are there.
    await canvas.findAllByRole('textbox')
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
    const typed = ['demo_player', 'demo_player@example.test']
    for (const [index, input] of canvas.getAllByRole('textbox').entries())
      await userEvent.type(input, typed[index] ?? '')
    await userEvent.click(canvas.getByRole('button', { name: shownText('forgot-password.emailSubmit') }))
    await expect(await canvas.findByRole('status')).not.toBeEmptyDOMElement()
  },
}
export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 1, state: 'long-text', answers: { permission } } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
