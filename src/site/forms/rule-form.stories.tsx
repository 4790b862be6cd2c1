import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { normaliseRules } from '@/contract/field-rules/normalise-rule'
import { GatewayError } from '@/site/gateway/gateway-error'
import { useText } from '@/site/i18n/language'
import { shownText } from '@/site/i18n/testing/shown-text'
import { formOf, passwordField, textField } from './testing/form-fields'
import { RuleForm } from './rule-form'

const meta: Meta<typeof RuleForm> = {
  title: 'Forms/rule-form',
  component: RuleForm,
  args: {
    form: formOf({
      username: textField({ label: 'form.username', rule: 'username' }),
      password: passwordField({ label: 'form.password', required: 'always' }),
    }),
    rules: normaliseRules({
      username: {
        enabled: true,
        required: true,
        acceptedPattern: '^[a-z0-9]+$',
        patternId: '5',
        minLength: 6,
        maxLength: 12,
      },
    }).rules,
    onSubmit: async () => {},
  },
  render: (args) => <Labelled {...args} />,
}

export default meta

type Story = StoryObj<typeof RuleForm>

/** With the button labels in the story's language. */
function Labelled(args: ComponentProps<typeof RuleForm>) {
  const t = useText()
  return <RuleForm {...args} submitLabel={t('register.submit')} resetLabel={t('register.reset')} />
}

export const Empty: Story = {}

/** No error is shown during the first attempt at a field; it is validated on blur. */
export const ErrorOnBlur: Story = {
  async play({ canvas }) {
    await userEvent.type(canvas.getByLabelText(shownText('form.username')), 'ab')
    await expect(canvas.getByLabelText(shownText('form.username'))).toBeValid()
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByLabelText(shownText('form.username'))).toBeInvalid())
  },
}

/** A submit shows all errors at once and focuses the first. */
export const ErrorsOnSubmit: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: shownText('register.submit') }))
    await waitFor(() => expect(canvas.getByLabelText(shownText('form.password'))).toBeInvalid())
    await expect(canvas.getByLabelText(shownText('form.username'))).toBeInvalid()
    await expect(canvas.getByLabelText(shownText('form.username'))).toHaveFocus()
  },
}

/** A server error about a field is shown at that field. */
export const RefusedByServer: Story = {
  parameters: { ownTexts: ['Taken already'] },
  args: {
    onSubmit: () =>
      Promise.reject(
        new GatewayError({
          kind: 'refused',
          call: 'register',
          message: 'Taken already',
          value: { field: 'username' },
        }),
      ),
  },
  async play({ canvas }) {
    await fillIn(canvas)
    await waitFor(() =>
      expect(canvas.getByLabelText(shownText('form.username'))).toHaveAccessibleDescription(/Taken already/),
    )
  },
}

export const Failed: Story = {
  args: {
    onSubmit: () => Promise.reject(new GatewayError({ kind: 'network', call: 'register', message: 'a story' })),
  },
  async play({ canvas }) {
    await fillIn(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(shownText('error.network'))
  },
}

/** The form cannot be submitted again while it is being sent. */
export const Sending: Story = {
  args: { onSubmit: () => new Promise(() => {}) },
  async play({ canvas }) {
    await fillIn(canvas)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: shownText('register.submit') })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

export const LongText: Story = { parameters: { state: 'long-text' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const ReducedMotion: Story = { parameters: { state: 'reduced-motion' } }

async function fillIn(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) {
  await userEvent.type(canvas.getByLabelText(shownText('form.username')), 'player1')
  await userEvent.type(canvas.getByLabelText(shownText('form.password')), 'secret-word')
  await userEvent.click(canvas.getByRole('button', { name: shownText('register.submit') }))
}
