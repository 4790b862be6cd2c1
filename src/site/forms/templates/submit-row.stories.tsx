import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import { SubmitRow } from './submit-row'

const meta: Meta<typeof SubmitRow> = {
  title: 'Forms/templates/submit-row',
  component: SubmitRow,
  args: { label: 'Register', isBusy: false, onReset: fn() },
}

export default meta

type Story = StoryObj<typeof SubmitRow>

export const Plain: Story = {}

export const WithReset: Story = {
  args: { resetLabel: 'Reset' },
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(args.onReset).toHaveBeenCalledTimes(1)
  },
}

export const Busy: Story = { args: { isBusy: true } }

/** Undo restores what was emptied by mistake. */
export const Emptied: Story = {
  args: { resetLabel: 'Reset', onUndo: fn() },
  async play({ args, canvas }) {
    await expect(canvas.queryByRole('button', { name: 'Reset' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: shownText('form.undoReset') }))
    await expect(args.onUndo).toHaveBeenCalledTimes(1)
  },
}

export const LongText: Story = {
  args: {
    label: 'Register now and take the Geschwindigkeitsbegrenzungen with you',
    resetLabel: 'Empty every field of this form',
  },
}
export const RightToLeft: Story = {
  args: { label: 'إنشاء حساب', resetLabel: 'إعادة تعيين' },
  globals: { direction: 'rtl' },
}
export const ReducedMotion: Story = { args: { isBusy: true }, parameters: { state: 'reduced-motion' } }
