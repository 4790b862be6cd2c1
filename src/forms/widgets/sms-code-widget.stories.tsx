import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { focused, missed, refused, typed } from '@/forms/field-plays'
import { SmsCodeWidget } from './sms-code-widget'

const meta: Meta = {
  title: 'Forms/widgets/sms-code',
  component: SmsCodeWidget,
  args: {
    label: 'form.verificationCode',
    mobile: 'mobile',
    autocomplete: 'one-time-code',
    inputMode: 'numeric',
  },
  parameters: { rule: { pattern: '^[0-9]{6}$', patternId: '7', minLength: 6, maxLength: 6 } },
}

export default meta

export const Empty: StoryObj = {}
export const Filled: StoryObj = { play: typed('Verification code', '123456') }
export const Focused: StoryObj = { play: focused('Verification code') }
export const Error: StoryObj = { play: refused('Verification code', '12') }
export const Required: StoryObj = { args: { required: 'always' }, play: missed('Verification code') }
export const WithHint: StoryObj = { args: { help: 'form.payeeNameHelp' } }

/** While a code is valid, no other one can be sent for. */
export const Disabled: StoryObj = {
  async play({ canvas }) {
    await userEvent.type(canvas.getByLabelText('Mobile number'), '0912345678')
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
    await expect(await canvas.findByRole('button', { name: /^Send again in/ })).toBeDisabled()
  },
}

export const LongText: StoryObj = { parameters: { state: 'long-text' } }
export const RightToLeft: StoryObj = { args: { required: 'always' }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { state: 'reduced-motion' } }
