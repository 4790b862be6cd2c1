import type { Meta, StoryObj } from '@storybook/react-vite'
import { focused, missed, typed } from '@/site/forms/testing/field-plays'
import { DateWidget } from './date-widget'

const meta: Meta = {
  title: 'Forms/widgets/date',
  component: DateWidget,
  args: { label: 'Date of birth', autocomplete: 'bday' },
}

export default meta

export const Empty: StoryObj = {}
export const Filled: StoryObj = { play: typed('Date of birth', '1990-05-17') }
export const Focused: StoryObj = { play: focused('Date of birth') }
export const Error: StoryObj = { args: { required: 'always' }, play: missed('Date of birth') }
export const Required: StoryObj = { args: { required: 'always' } }
export const WithHint: StoryObj = { args: { help: 'form.payeeNameHelp' } }
export const LongText: StoryObj = { args: { label: 'form.payeeName' }, parameters: { state: 'long-text' } }
export const RightToLeft: StoryObj = { args: { required: 'always' }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { state: 'reduced-motion' } }
