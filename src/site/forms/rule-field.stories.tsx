import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { normaliseRules } from '@/contract/field-rules/normalise-rule'
import type { RegisterRule } from '@/contract/generated/gateway-types'
import { formOf, textField } from '@/site/forms/testing/form-fields'
import { missed, refused } from '@/site/forms/testing/field-plays'
import { RuleForm } from '@/site/forms/rule-form'
import { useText } from '@/site/i18n/language'
import { shownText } from '@/site/i18n/testing/shown-text'

type Args = Partial<Parameters<typeof textField>[0]>

const meta: Meta<Args> = {
  title: 'Forms/rule-field',
  render: (args, { parameters }) => <Form args={args} rule={(parameters['rule'] ?? {}) as RegisterRule} />,
}

function Form({ args, rule }: { args: Args; rule: RegisterRule }) {
  const t = useText()
  return (
    <RuleForm
      form={formOf({ field: textField({ label: 'form.username', rule: 'field', ...args }) })}
      rules={normaliseRules({ field: { enabled: true, ...rule } }).rules}
      submitLabel={t('register.submit')}
      onSubmit={async () => {}}
    />
  )
}

export default meta

type Story = StoryObj<Args>

const alphanumeric = { rule: { acceptedPattern: '^[a-zA-Z0-9]+$', patternId: '5', minLength: 6, maxLength: 12 } }

export const Plain: Story = {}
export const Required: Story = { args: { required: 'always' }, play: missed('form.username') }
export const WithHint: Story = { args: { label: 'form.payeeName', help: 'form.payeeNameHelp' } }

/** A field without a hint of its own shows its rule before it is broken. */
export const RuleAsHint: Story = {
  parameters: alphanumeric,
  async play({ canvas }) {
    await expect(canvas.getByLabelText(shownText('form.username'))).toHaveAccessibleDescription(/6\u2060–\u206012/)
  },
}

export const Error: Story = { parameters: alphanumeric, play: refused('form.username', 'ab') }
export const HintAndError: Story = {
  args: { help: 'form.payeeNameHelp' },
  parameters: alphanumeric,
  play: refused('form.username', 'ab'),
}
export const LongText: Story = {
  args: { required: 'always', help: 'form.paymentPasswordHelp' },
  parameters: { state: 'long-text' },
}
export const RightToLeft: Story = {
  args: { required: 'always', help: 'form.payeeNameHelp' },
  globals: { direction: 'rtl' },
}
export const ReducedMotion: Story = { parameters: { state: 'reduced-motion' } }
