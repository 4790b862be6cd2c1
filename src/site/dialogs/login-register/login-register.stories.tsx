import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import { LoginRegister } from './login-register'

const meta: Meta = { title: 'Dialogs/login-register', component: LoginRegister }

export default meta

export const Login: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByRole('textbox')[0]).toHaveFocus())
    await expect(canvas.getAllByRole('tablist')).toHaveLength(1)
  },
}

export const Register: StoryObj = { parameters: { example: 1 } }

/** Opened with a prefilled account, for example after a new password was set. */
export const WithAccount: StoryObj = {
  parameters: { example: 2 },
  async play({ canvas }) {
    const name = await canvas.findByRole('textbox', {}, { timeout: 15_000 })
    await expect(name).toHaveValue('demo_player')
  },
}

/** If the merchant does not allow direct registration there are no tabs. */
export const LoginOnly: StoryObj = {
  parameters: {
    example: 1,
    answers: {
      permission: {
        value: {
          whitelabel: { settings: [{ modId: 'DIRECTREG3', enabled: 0 }] },
          location: { ip: '203.0.113.24' },
          maintenance: false,
          regionRestriction: false,
        },
      },
    },
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.queryByRole('tab', { name: shownText('nav.register') })).toBeNull())
    await expect(canvas.getByRole('dialog')).toBeInTheDocument()
  },
}

export const Loading: StoryObj = { parameters: { example: 1, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 1, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 1, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
