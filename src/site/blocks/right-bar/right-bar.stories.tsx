import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import { RightBar } from './right-bar'

const meta: Meta = {
  title: 'Blocks/right-bar',
  component: RightBar,
  beforeEach: () => sessionStorage.removeItem('right-bar'),
}

export default meta

const vip = () => shownText('customer-service.VIP')

/** Guests have live chat. */
export const Visitor: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: shownText('customer-service.LIVECHAT') })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: vip() })).toBeNull()
  },
}

/** Players with a rank above 4 see VIP service first. */
export const VipPlayer: StoryObj = {
  parameters: { example: 0, session: 'member' },
  async play({ canvas }) {
    await canvas.findByRole('button', { name: vip() })
    const names = canvas.getAllByRole('button').map((button) => button.textContent || button.ariaLabel)
    await expect(names.findIndex((name) => vip().test(name ?? ''))).toBeLessThan(
      names.findIndex((name) => shownText('customer-service.LIVECHAT').test(name ?? '')),
    )
  },
}

/** The bar can be hidden. */
export const PutAway: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: shownText('right-bar.dismiss') }))
    await expect(canvas.queryByRole('complementary')).toBeNull()
  },
}
export const NetworksAlone: StoryObj = { parameters: { example: 1 } }
export const ServiceAlone: StoryObj = { parameters: { example: 2 } }
export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text', session: 'member' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
