import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import type { DialogPartProps } from '@/site/merchant/dialogs'
import { ChangePassword } from './change-password'

const meta: Meta = { title: 'Dialogs/change-password', component: ChangePassword, parameters: { session: 'member' } }

export default meta

type Story = StoryObj<Pick<DialogPartProps<'change-password'>, 'onClose'>>

export const OwnWish: Story = { parameters: { example: 0 } }

export const FirstSignIn: Story = {
  parameters: { example: 1 },
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: shownText('change-password.later') }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const Due: Story = { parameters: { example: 2 } }

/** Opened while nobody is signed in. */
export const Guest: Story = {
  parameters: { example: 0, session: 'guest' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('button', { name: shownText('nav.login') })).toBeVisible())
  },
}
export const Loading: Story = { parameters: { example: 0, state: 'loading' } }
export const Empty: Story = { parameters: { example: 0, state: 'empty' } }
export const Failed: Story = { parameters: { example: 0, state: 'failed' } }
export const LongText: Story = { parameters: { example: 1, state: 'long-text' } }
export const RightToLeft: Story = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: Story = { parameters: { example: 0, state: 'reduced-motion' } }
