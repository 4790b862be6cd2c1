import type { Meta, StoryObj } from '@storybook/react-vite'
import { Message } from './message'

const meta: Meta = { title: 'Dialogs/message', component: Message }

export default meta

export const Question: StoryObj = { parameters: { example: 0 } }
export const Notice: StoryObj = { parameters: { example: 1 } }
export const ClosesByItself: StoryObj = { parameters: { example: 2 } }
export const Danger: StoryObj = { parameters: { example: 3 } }
