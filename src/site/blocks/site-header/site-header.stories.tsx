import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import { SiteHeader } from './site-header'

const meta: Meta = { title: 'Blocks/site-header', component: SiteHeader }

export default meta

export const LogoStart: StoryObj = { parameters: { example: 0 } }
export const LogoCenter: StoryObj = { parameters: { example: 1 } }
export const TwoRows: StoryObj = { parameters: { example: 2 } }

/** A brand selects the entries of the upper row; all others are in the lower row. */
export const OwnRows: StoryObj = {
  parameters: { example: 2, headerTop: ['register', 'freeDemo'] },
  globals: { viewport: { value: 'desktop' } },
  async play({ canvas }) {
    const topOf = (key: 'nav.login' | 'nav.register') => canvas.getByText(shownText(key)).getBoundingClientRect().top
    await expect(topOf('nav.register')).toBeLessThan(topOf('nav.login'))
  },
}

/** A page without a side menu has the languages in its header. */
export const Languages: StoryObj = {
  parameters: { example: 0, hasSideMenu: false },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: shownText('nav.language') }))
    await waitFor(() => expect(canvas.getByRole('button', { pressed: true })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull()
  },
}

/** The balance can be hidden and shown, and the account menu opens from the keyboard. */
export const SignedIn: StoryObj = {
  parameters: { example: 0, session: 'member' },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: shownText('header.hideBalance') }))
    await expect(canvas.getByText('******')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: shownText('header.showBalance') }))
    canvas.getByRole('button', { name: shownText('header.account') }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: shownText('nav.signOut') })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('button', { name: shownText('nav.signOut') })).toBeNull()
  },
}

/** The balance is marked as play money. */
export const Trial: StoryObj = {
  parameters: { example: 0, session: 'trial' },
  async play({ canvas }) {
    await expect(await canvas.findByText(shownText('header.demo'), {}, { timeout: 5000 })).toBeVisible()
  },
}
const onPhone = { viewport: { value: 'phone' } }

/** On a phone a large amount is shown in compact form and read out in full; nothing overflows the screen. */
export const LargeBalance: StoryObj = {
  parameters: { example: 0, session: 'member', answers: { balance: { value: { sumBalance: 1_200_000_000 } } } },
  globals: onPhone,
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByText(/1[.,]2\s?\p{L}/u)).toBeVisible()
    await expect(canvas.getByText(/1[.,]200[.,]000[.,]000/).getBoundingClientRect().width).toBeLessThan(2)
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
}

/** Where there is room, the whole amount stands in the header, so that each bet changes what is seen. */
export const WholeBalance: StoryObj = {
  parameters: { example: 0, session: 'member', answers: { balance: { value: { sumBalance: 5_000_000_000 } } } },
  globals: { viewport: { value: 'desktop' } },
  async play({ canvas }) {
    const whole = await canvas.findByText(/5[.,]000[.,]000[.,]000/)
    await expect(whole.getBoundingClientRect().width).toBeGreaterThan(100)
    await expect(canvas.getByText(/5\s?\p{L}/u)).not.toBeVisible()
    const place = whole.parentElement?.parentElement as HTMLElement
    await expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth)
  },
}

export const FailedOnPhone: StoryObj = {
  parameters: { example: 0, state: 'failed', session: 'member' },
  globals: onPhone,
  async play({ canvas }) {
    const failed = await canvas.findByRole('alert')
    await expect(failed.getBoundingClientRect().width).toBeLessThan(180)
  },
}
export const SignedInTwoRows: StoryObj = { parameters: { example: 2, session: 'agent' } }
export const Loading: StoryObj = { parameters: { example: 0, state: 'loading', session: 'member' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty', session: 'member' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed', session: 'member' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const LongNames: StoryObj = { parameters: { example: 0, state: 'long-text', session: 'member' } }
export const RightToLeft: StoryObj = { parameters: { example: 0, session: 'member' }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
