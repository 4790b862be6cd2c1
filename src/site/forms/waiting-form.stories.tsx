import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import { formOf, passwordField, textField } from './testing/form-fields'
import { WaitingForm } from './waiting-form'

const meta: Meta<typeof WaitingForm> = {
  title: 'Forms/waiting-form',
  component: WaitingForm,
  args: {
    form: formOf({
      username: textField({ label: 'form.username', shown: 'always' }),
      password: passwordField({ label: 'form.password', shown: 'always' }),
    }),
  },
}

export default meta

type Story = StoryObj<typeof WaitingForm>

export const TwoFields: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText(shownText('loading'))).toBeInTheDocument()
  },
}

export const LongText: Story = { parameters: { state: 'long-text' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const ReducedMotion: Story = { parameters: { state: 'reduced-motion' } }
