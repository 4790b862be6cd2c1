import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { GatewayError } from '@/gateway/gateway-error'
import { SubmitRow } from './submit-row'

const meta: Meta<typeof SubmitRow> = {
  title: 'Forms/templates/submit-row',
  component: SubmitRow,
  args: { label: 'Register', isBusy: false, failure: undefined, onReset: fn() },
}

export default meta

type Story = StoryObj<typeof SubmitRow>

const timeout = new GatewayError({ kind: 'timeout', call: 'register', message: 'a story' })

export const Plain: Story = {}

export const WithReset: Story = {
  args: { resetLabel: 'Reset' },
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(args.onReset).toHaveBeenCalledTimes(1)
  },
}

export const Busy: Story = { args: { isBusy: true } }

/** What no field is to blame for stands above the buttons, and screen readers say it. */
export const Failed: Story = {
  render: (props) => <SubmitRow {...props} failure={timeout} />,
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/takes too long/)
  },
}

export const LongText: Story = {
  args: {
    label: 'Register now and take the Geschwindigkeitsbegrenzungen with you',
    resetLabel: 'Empty every field of this form',
  },
}
export const RightToLeft: Story = { args: { resetLabel: 'Reset' }, globals: { direction: 'rtl' } }
export const ReducedMotion: Story = { args: { isBusy: true }, parameters: { state: 'reduced-motion' } }
