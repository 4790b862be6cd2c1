import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { focused, missed, refused, typed } from '@/site/forms/testing/field-plays'
import { shownText } from '@/site/i18n/testing/shown-text'
import { PasswordWidget } from './password-widget'

const meta: Meta = {
  title: 'Forms/widgets/password',
  component: PasswordWidget,
  args: { label: 'form.password', autocomplete: 'new-password' },
  parameters: { rule: { acceptedPattern: '^\\S+$', patternId: '10', minLength: 8, maxLength: 20 } },
}

export default meta

export const Empty: StoryObj = {}
export const Filled: StoryObj = { play: typed('form.password', 'correct-horse') }

/** The player can show and hide it; the typed text stays. */
export const Shown: StoryObj = {
  async play({ canvas }) {
    const input = canvas.getByLabelText(shownText('form.password'))
    await userEvent.type(input, 'correct-horse')
    await userEvent.click(canvas.getByRole('button', { name: shownText('form.showPassword') }))
    await expect(input).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: shownText('form.hidePassword') }))
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: shownText('form.showPassword') }))
    await expect(input).toHaveValue('correct-horse')
  },
}

/** Of digits: the same in the digits of any script. */
export const Digits: StoryObj = {
  args: { label: 'form.paymentPassword', inputMode: 'numeric' },
  async play({ canvas }) {
    const input = canvas.getByLabelText(shownText('form.paymentPassword'))
    await userEvent.type(input, '٢٤๖๘१०')
    await userEvent.tab()
    await expect(input).toHaveValue('246810')
  },
}

export const Focused: StoryObj = { play: focused('form.password') }
export const Error: StoryObj = { play: refused('form.password', 'short') }
export const Required: StoryObj = { args: { required: 'always' }, play: missed('form.password') }
export const WithHint: StoryObj = { args: { label: 'form.paymentPassword', help: 'form.paymentPasswordHelp' } }
export const LongText: StoryObj = { parameters: { state: 'long-text' } }
export const RightToLeft: StoryObj = { args: { required: 'always' }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { state: 'reduced-motion' } }
