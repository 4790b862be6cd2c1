import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { focused, missed } from '@/site/forms/testing/field-plays'
import { shownText } from '@/site/i18n/testing/shown-text'
import { SelectWidget } from './select-widget'

const meta: Meta = {
  title: 'Forms/widgets/select',
  component: SelectWidget,
  args: {
    label: 'Messenger',
    options: [
      { value: 'line', label: 'form.line' },
      { value: 'whatsapp', label: 'form.whatsapp' },
      { value: 'zalo', label: 'form.zalo' },
    ],
  },
}

export default meta

export const Empty: StoryObj = {}

export const Filled: StoryObj = {
  async play({ canvas }) {
    await userEvent.selectOptions(canvas.getByLabelText('Messenger'), 'zalo')
    await expect(canvas.getByLabelText('Messenger')).toHaveDisplayValue(shownText('form.zalo'))
  },
}

export const Focused: StoryObj = { play: focused('Messenger') }
export const Error: StoryObj = { args: { required: 'always' }, play: missed('Messenger') }
export const Required: StoryObj = { args: { required: 'always' } }
export const WithHint: StoryObj = { args: { help: 'form.payeeNameHelp' } }
export const LongText: StoryObj = { args: { label: 'form.payeeName' }, parameters: { state: 'long-text' } }
export const RightToLeft: StoryObj = { args: { required: 'always' }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { state: 'reduced-motion' } }
