import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import { offerInstall } from '@/site/elements/app-guide/testing/offer-install'
import { Install } from './install'

const meta: Meta = { title: 'Dialogs/install', component: Install }

export default meta

/** The browser asks once the button is pressed, never before. */
export const Accepted: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    const { asked } = offerInstall('accepted')
    await userEvent.click(await canvas.findByRole('button', { name: shownText('install.do') }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(shownText('install.done')))
    await expect(asked()).toBe(1)
  },
}

/** A browser that cannot, or has, says so. */
export const None: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText(shownText('install.none'))).toBeVisible())
  },
}
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
