import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { focused, missed, refused, typed } from '@/forms/field-plays'
import { MobileWidget } from './mobile-widget'

const meta: Meta = {
  title: 'Forms/widgets/mobile',
  component: MobileWidget,
  args: { label: 'form.mobileNum', autocomplete: 'tel-national', inputMode: 'tel' },
  parameters: { rule: { pattern: '^[0-9]{9,11}$', patternId: '7', minLength: 9, maxLength: 11 } },
}

export default meta

export const Empty: StoryObj = {}
export const Filled: StoryObj = { play: typed('Mobile number', '0912345678') }

export const AnotherCountry: StoryObj = {
  async play({ canvas }) {
    const list = await canvas.findByLabelText('Country code')
    await userEvent.selectOptions(list, 'TH')
    await expect(list).toHaveDisplayValue('+66 Thailand')
  },
}

export const Focused: StoryObj = { play: focused('Mobile number') }
export const Error: StoryObj = { play: refused('Mobile number', '12') }
export const Required: StoryObj = { args: { required: 'always' }, play: missed('Mobile number') }
export const WithHint: StoryObj = { args: { help: 'form.payeeNameHelp' } }

/** Until the dialling codes are there, and when they do not come, the number can be typed. */
export const Loading: StoryObj = { parameters: { state: 'loading' } }
export const NoCountries: StoryObj = { parameters: { state: 'empty' } }
export const Failed: StoryObj = { parameters: { state: 'failed' } }
export const LongText: StoryObj = { parameters: { state: 'long-text' } }
export const RightToLeft: StoryObj = { args: { required: 'always' }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { state: 'reduced-motion' } }
