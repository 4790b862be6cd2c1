import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { focused, missed } from '@/site/forms/testing/field-plays'
import { AgreementWidget } from './agreement-widget'

const meta: Meta = {
  title: 'Forms/widgets/agreement',
  component: AgreementWidget,
  args: { label: 'form.agreement', initial: false, link: { action: 'navigate', to: '/help#terms' } },
}

export default meta

export const Empty: StoryObj = {}

/** A click on the checkbox or its text ticks it; the link inside the text opens what it names. */
export const Filled: StoryObj = {
  async play({ canvas }) {
    const box = canvas.getByRole<HTMLInputElement>('checkbox')
    await userEvent.click(box.labels?.[0] ?? box)
    await expect(box).toBeChecked()
    await expect(canvas.getByRole('link')).toBeVisible()
    // What was typed stays while it is read.
    await expect(canvas.getByRole('link')).toHaveAttribute('target', '_blank')
  },
}

export const Ticked: StoryObj = { args: { initial: true } }
export const Focused: StoryObj = { play: focused('form.agreement') }
export const Error: StoryObj = { args: { required: 'always' }, play: missed('form.agreement') }
export const Required: StoryObj = { args: { required: 'always' } }
export const WithHint: StoryObj = { args: { help: 'form.payeeNameHelp' } }
export const LongText: StoryObj = { parameters: { state: 'long-text' } }
export const RightToLeft: StoryObj = { globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { state: 'reduced-motion' } }
