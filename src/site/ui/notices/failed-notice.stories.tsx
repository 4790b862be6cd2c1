import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FailedNotice } from './failed-notice'

const meta: Meta<typeof FailedNotice> = {
  title: 'UI/failed-notice',
  component: FailedNotice,
  args: { text: 'Your balance could not be read.', onRetry: fn() },
}

export default meta

type Story = StoryObj<typeof FailedNotice>

export const WithRetry: Story = {
  async play({ args, canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your balance could not be read.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}

export const WithoutRetry: Story = { render: ({ text }) => <FailedNotice text={text} /> }

export const Retrying: Story = {
  args: { busy: true },
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
}

export const LongText: Story = {
  args: { text: 'Your balance could not be read, because the Geschwindigkeitsbegrenzung was reached. '.repeat(5) },
}
export const RightToLeft: Story = { args: { text: 'تعذّرت قراءة رصيدك.' }, globals: { direction: 'rtl' } }
export const ReducedMotion: Story = { args: { busy: true }, parameters: { state: 'reduced-motion' } }
