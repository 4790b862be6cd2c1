import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { focused, missed, refused, typed } from '@/site/forms/testing/field-plays'
import { shownText } from '@/site/i18n/testing/shown-text'
import { MobileWidget } from './mobile-widget'

const meta: Meta = {
  title: 'Forms/widgets/mobile',
  component: MobileWidget,
  args: { label: 'form.mobileNum', autocomplete: 'tel-national', inputMode: 'tel' },
  parameters: { rule: { acceptedPattern: '^[0-9]{9,11}$', patternId: '7', minLength: 9, maxLength: 11 } },
}

export default meta

export const Empty: StoryObj = {}
export const Filled: StoryObj = { play: typed('form.mobileNum', '0912345678') }

export const AnotherCountry: StoryObj = {
  async play({ canvas }) {
    const list = await canvas.findByLabelText(shownText('form.countryCode'))
    await userEvent.selectOptions(list, 'TH')
    await expect(list).toHaveDisplayValue(/^\+66 /)
  },
}

export const Focused: StoryObj = { play: focused('form.mobileNum') }
export const Error: StoryObj = { play: refused('form.mobileNum', '12') }
export const Required: StoryObj = { args: { required: 'always' }, play: missed('form.mobileNum') }
export const WithHint: StoryObj = { args: { help: 'form.payeeNameHelp' } }

/** Until the dialling codes have loaded, and when they fail to load, the number can still be typed. */
export const Loading: StoryObj = { parameters: { state: 'loading' } }
export const NoCountries: StoryObj = { parameters: { state: 'empty' } }
export const Failed: StoryObj = { parameters: { state: 'failed' } }
export const LongText: StoryObj = { parameters: { state: 'long-text' } }
export const RightToLeft: StoryObj = { args: { required: 'always' }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { state: 'reduced-motion' } }
