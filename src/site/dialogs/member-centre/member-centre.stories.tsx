import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import type { DialogPartProps } from '@/site/merchant/dialogs'
import { MemberCentre } from './member-centre'

const meta: Meta = { title: 'Dialogs/member-centre', component: MemberCentre, parameters: { session: 'member' } }

export default meta

type Story = StoryObj<Pick<DialogPartProps<'member-centre'>, 'onClose'>>

/**
 * The dialog shows the name of the panel, and its menu entry is marked as current. On narrow screens the menu is opened
 * first.
 */
export const FirstPanel: Story = {
  parameters: { example: 0 },
  async play({ args, canvas }) {
    const panel = await canvas.findByRole('region', { name: shownText('nav.myAccount') })
    await waitFor(() => expect(panel.querySelector('h3')).toBeVisible())
    const menu = canvas.queryByRole('button', { name: shownText('centre.menu') })
    if (menu) await userEvent.click(menu)
    const entry = canvas.getByRole('button', { name: shownText('nav.myAccount') })
    await expect(entry).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('button', { name: shownText('dialog.close') }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}

/** The URL may name an unknown panel, or one that this brand does not have. */
export const NotOffered: Story = {
  parameters: { example: 1 },
  async play({ canvas }) {
    const reason = await canvas.findByText(shownText('centre.notOffered'))
    await waitFor(() => expect(reason).toBeVisible())
    const panel = reason.closest<HTMLElement>('[role=region]') ?? reason
    await expect(within(panel).getByRole('button', { name: shownText('nav.myAccount') })).toBeVisible()
  },
}

export const Loading: Story = { parameters: { example: 0, state: 'loading' } }
export const Empty: Story = { parameters: { example: 0, state: 'empty' } }
export const Failed: Story = { parameters: { example: 0, state: 'failed' } }
export const LongText: Story = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: Story = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: Story = { parameters: { example: 0, state: 'reduced-motion' } }
