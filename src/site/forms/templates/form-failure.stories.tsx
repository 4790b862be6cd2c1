import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SubmitAborted } from '@/site/forms/state/submit-aborted'
import { GatewayError } from '@/site/gateway/gateway-error'
import { shownText } from '@/site/i18n/testing/shown-text'
import { FormFailure } from './form-failure'

const meta: Meta<typeof FormFailure> = {
  title: 'Forms/templates/form-failure',
  component: FormFailure,
}

export default meta

/** Not an arg: Storybook would pass on a copy, which is no Error instance. */
const timeout = new GatewayError({ kind: 'timeout', call: 'register', message: 'a story' })
const stopped = new SubmitAborted({ text: 'The Geschwindigkeitsbegrenzungen of this server are reached. '.repeat(4) })

type Story = StoryObj<typeof FormFailure>

/** A failure that belongs to no field; screen readers announce it. */
export const Failed: Story = {
  render: () => <FormFailure failure={timeout} />,
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(shownText('error.timeout'))
  },
  globals: { language: 'EN' },
}

export const Nothing: Story = {
  render: () => <FormFailure failure={undefined} />,
  async play({ canvas }) {
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const LongText: Story = { render: () => <FormFailure failure={stopped} /> }
export const RightToLeft: Story = { render: () => <FormFailure failure={timeout} />, globals: { direction: 'rtl' } }
export const ReducedMotion: Story = {
  render: () => <FormFailure failure={timeout} />,
  parameters: { state: 'reduced-motion' },
}
