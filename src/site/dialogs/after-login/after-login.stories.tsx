import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import type { DialogPartProps } from '@/site/merchant/dialogs'
import { AfterLogin } from './after-login'

const meta: Meta = { title: 'Dialogs/after-login', component: AfterLogin, parameters: { session: 'member' } }

export default meta

type Story = StoryObj<Pick<DialogPartProps<'after-login'>, 'onClose'>>

const popup = [
  { id: '1', title: 'Weekend cashback', content: '<p>10% back on every slot, Friday to Sunday.</p>' },
  { id: '2', title: 'New tables', content: '<p>Four live tables opened today.</p>' },
]
const news = { notices: { value: { player: [], banners: [], promotion: [], popup } } }

export const Everything: Story = {
  parameters: { example: 0, answers: news },
  async play({ args, canvas }) {
    await waitFor(() => expect(canvas.getByText('Weekend cashback')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: shownText('after-login.go') }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}
export const NewsOnly: Story = { parameters: { example: 1, answers: news } }

/** The dialog has nothing to show, so it does not open. */
export const NothingToShow: Story = {
  parameters: { example: 1 },
  async play({ args, canvas }) {
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}
export const WithoutNews: Story = { parameters: { example: 2 } }
export const Loading: Story = { parameters: { example: 0, state: 'loading' } }
export const Empty: Story = { parameters: { example: 0, state: 'empty' } }
export const Failed: Story = { parameters: { example: 0, state: 'failed' } }
export const LongText: Story = { parameters: { example: 0, state: 'long-text', answers: news } }
export const RightToLeft: Story = { parameters: { example: 0, answers: news }, globals: { direction: 'rtl' } }
export const ReducedMotion: Story = { parameters: { example: 0, state: 'reduced-motion' } }
