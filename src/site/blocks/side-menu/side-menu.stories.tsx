import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import { SideMenu } from './side-menu'

/** On phones it is a drawer, which is open in these stories. */
const meta: Meta = { title: 'Blocks/side-menu', component: SideMenu, parameters: { isMenuOpen: true } }

export default meta

/** On other screens it would be a closed drawer. */
const onDesktop = { viewport: { value: 'desktop' } }

export const Rows: StoryObj = {
  parameters: { example: 0 },
  globals: onDesktop,
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Free week' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/promotions\?id=trial$/),
    )
    await expect(canvas.queryByRole('link', { name: 'The club' })).toBeNull()
    const all = canvas.getByRole('link', { name: shownText('side-menu.allPromotions') })
    await expect(all).toHaveAttribute('href', expect.stringMatching(/\/promotions$/))
  },
}
export const TilesAtTheEnd: StoryObj = { parameters: { example: 1 } }
export const Text: StoryObj = { parameters: { example: 2 } }
/** Shows the rank, and the unread messages that the account menu counts. */
export const SignedIn: StoryObj = {
  parameters: { example: 0, session: 'member' },
  globals: onDesktop,
  async play({ canvas }) {
    await expect(await canvas.findByText('Diamond')).toBeVisible()
    await expect(canvas.getByText(shownText('side-menu.vip'))).toBeVisible()
    const messages = await canvas.findByText(shownText('nav.messages'))
    await expect(messages.closest('a, button')).toHaveAccessibleName(/\d/)
  },
}
export const Loading: StoryObj = {
  parameters: { example: 0, state: 'loading', session: 'member' },
  globals: onDesktop,
}
export const Empty: StoryObj = {
  parameters: { example: 0, state: 'empty', session: 'member' },
  globals: onDesktop,
}
export const Failed: StoryObj = {
  parameters: { example: 0, state: 'failed', session: 'member' },
  globals: onDesktop,
}
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
