import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { DialogPartProps } from '@/site/merchant/dialogs'
import { RegisterSuccess } from './register-success'

const meta: Meta = { title: 'Dialogs/register-success', component: RegisterSuccess }

export default meta

export const WithAccount: StoryObj<Pick<DialogPartProps<'register-success'>, 'onClose'>> = {
  parameters: { example: 0 },
  async play({ args, canvas }) {
    await expect(canvas.getByText('demo_player')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const WithoutAccount: StoryObj = { parameters: { example: 1 } }

export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
