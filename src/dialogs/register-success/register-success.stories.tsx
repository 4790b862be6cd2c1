import type { Meta, StoryObj } from '@storybook/react-vite'
import { RegisterSuccess } from './register-success'

const meta: Meta = { title: 'Dialogs/register-success', component: RegisterSuccess }

export default meta

export const WithAccount: StoryObj = { parameters: { example: 0 } }
export const WithoutAccount: StoryObj = { parameters: { example: 1 } }
