import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import { CookieSettings } from './cookie-settings'

const meta: Meta = { title: 'Dialogs/cookie-settings', component: CookieSettings }

export default meta

/** What is necessary cannot be switched off. */
export const Settings: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    const necessary = canvas.getByRole('checkbox', { name: shownText('consent.necessary') })
    await expect(necessary).toBeChecked()
    await expect(necessary).toBeDisabled()
  },
}
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
