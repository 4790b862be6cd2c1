import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { formOf, passwordField, textField } from '@/forms/form-fields'
import { RuleForm } from '@/forms/rule-form'
import { said } from '@/i18n/testing/said'
import { ObjectFieldTemplate } from './object-field-template'

const meta: Meta = {
  title: 'Forms/templates/object-field-template',
  component: ObjectFieldTemplate,
  render: () => <RuleForm form={form} rules={{}} submitLabel="Register" onSubmit={async () => {}} />,
}

export default meta

const form = formOf({
  username: textField({ label: 'form.username', required: 'always' }),
  password: passwordField({ label: 'form.password', required: 'always' }),
  email: textField({ label: 'form.email', inputMode: 'email' }),
})

/** The fields stand in the order that fields.json gives them. */
export const Fields: StoryObj = {
  async play({ canvas }) {
    const labels = ['form.username', 'form.password', 'form.email'] as const
    const tops = labels.map((key) => canvas.getByText(said(key)).getBoundingClientRect().top)
    await expect(tops).toEqual([...tops].sort((a, b) => a - b))
  },
}

export const LongText: StoryObj = { parameters: { state: 'long-text' } }
export const RightToLeft: StoryObj = { globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { state: 'reduced-motion' } }
