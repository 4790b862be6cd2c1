import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import { DateRange } from './date-range'

const meta: Meta<typeof DateRange> = {
  title: 'UI/date-range',
  component: DateRange,
  args: { label: 'Days', range: { from: '2026-11-16', to: '2026-11-22' }, onSelect: fn() },
}

export default meta

type Story = StoryObj<typeof DateRange>

/** Nothing is requested before the button is pressed: a half-typed year requests nothing. */
export const AskedFor: Story = {
  async play({ args, canvas }) {
    const from = canvas.getByLabelText(shownText('dateRange.from'))
    await fireEvent.change(from, { target: { value: '0202-11-01' } })
    await fireEvent.change(from, { target: { value: '2026-11-01' } })
    await expect(args.onSelect).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: shownText('dateRange.show') }))
    await expect(args.onSelect).toHaveBeenCalledWith({ from: '2026-11-01', to: '2026-11-22' })
  },
}

export const Failed: Story = {
  args: { error: 'The first day is after the last one.' },
  async play({ canvas }) {
    await expect(canvas.getByLabelText(shownText('dateRange.to'))).toHaveAccessibleDescription(/first day/)
  },
}

export const LongText: Story = { args: { error: 'Choose days, and of them no more than thirty. '.repeat(4) } }
export const RightToLeft: Story = { args: { label: 'الأيام' }, globals: { direction: 'rtl' } }
export const ReducedMotion: Story = { parameters: { state: 'reduced-motion' } }
