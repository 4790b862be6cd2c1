import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SiteFooter } from './site-footer'

const meta: Meta = { title: 'Blocks/site-footer', component: SiteFooter }

export default meta

/** Payment methods and social networks come from the server. Networks whose host is not allowed are left out. */
export const Columns: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    await expect(await canvas.findByRole('img', { name: 'Bank transfer' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Telegram' })).toHaveAttribute(
      'href',
      'https://telegram.example/brand',
    )
    await expect(canvas.queryByRole('link', { name: 'Elsewhere' })).toBeNull()
  },
}
export const Centered: StoryObj = { parameters: { example: 1 } }
export const Band: StoryObj = { parameters: { example: 2 } }
export const SignedIn: StoryObj = { parameters: { example: 0, session: 'agent' } }
export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
