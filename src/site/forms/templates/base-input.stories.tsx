import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { FormContext } from '@/site/forms/state/form-context'
import { createFormState } from '@/site/forms/state/form-state'
import { BaseInput } from './base-input'

const meta: Meta<typeof BaseInput> = {
  title: 'Forms/templates/base-input',
  component: BaseInput,
  args: { id: 'input', name: 'username', value: undefined, isWrong: false },
  render: (props) => <Example {...props} />,
  parameters: { ownTexts: ['Name'] },
}

export default meta

type Story = StoryObj<typeof BaseInput>

export const Empty: Story = {}
export const Filled: Story = { args: { value: 'player1' } }

export const Focused: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Name' }))
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}

export const Error: Story = {
  args: { value: 'a', isWrong: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
}

export const Required: Story = {
  args: { required: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toBeRequired()
  },
}

export const LongText: Story = { args: { value: 'Geschwindigkeitsbegrenzungen'.repeat(6) } }
export const RightToLeft: Story = { args: { value: 'player1' }, globals: { direction: 'rtl' } }
export const ReducedMotion: Story = { parameters: { state: 'reduced-motion' } }

/** The form that an input belongs to. */
function Example(props: Parameters<typeof BaseInput>[0]) {
  const [value, setValue] = useState(props.value)
  const [state] = useState(createFormState)
  return (
    <FormContext value={{ state, patterns: {}, sms: undefined }}>
      <label htmlFor={props.id}>Name</label>
      <BaseInput {...props} value={value} onChange={setValue} />
      <p id={`${props.id}-notes`} />
    </FormContext>
  )
}
