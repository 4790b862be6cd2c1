import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import { LegalDocument } from './legal-document'

const meta: Meta = { title: 'Blocks/legal-document', component: LegalDocument, parameters: { path: '/legal/terms' } }

export default meta

/** The title is the heading of the page. Its parts are listed, and its table can be scrolled with the keyboard. */
export const Terms: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    const contents = await canvas.findByRole('navigation', { name: shownText('legal.contents') })
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(contents.querySelectorAll('a').length).toBeGreaterThan(2)
    await expect(canvas.getByRole('table')).toBeVisible()
  },
}
export const Privacy: StoryObj = { parameters: { example: 1 } }
/** Below the text stand the facts of the licence and the way to its register. */
export const WithLicence: StoryObj = {
  parameters: { example: 2 },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: shownText('licence.register') })).toBeVisible()
  },
}
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
