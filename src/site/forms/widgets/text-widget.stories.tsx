import type { Meta, StoryObj } from '@storybook/react-vite'
import { focused, missed, refused, typed } from '@/site/forms/testing/field-plays'
import { TextWidget } from './text-widget'

const meta: Meta = {
  title: 'Forms/widgets/text',
  component: TextWidget,
  args: { label: 'form.username', autocomplete: 'username' },
  parameters: { rule: { acceptedPattern: '^[a-zA-Z0-9]+$', patternId: '5', minLength: 6, maxLength: 12 } },
}

export default meta

export const Empty: StoryObj = {}
export const Filled: StoryObj = { play: typed('form.username', 'player1') }
export const Focused: StoryObj = { play: focused('form.username') }
export const Error: StoryObj = { play: refused('form.username', 'ab') }
export const Required: StoryObj = { args: { required: 'always' }, play: missed('form.username') }
export const WithHint: StoryObj = { args: { label: 'form.payeeName', help: 'form.payeeNameHelp' } }
export const LongText: StoryObj = { args: { required: 'always' }, parameters: { state: 'long-text' } }
export const RightToLeft: StoryObj = { args: { required: 'always' }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { state: 'reduced-motion' } }
