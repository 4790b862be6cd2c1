import type { Meta, StoryObj } from '@storybook/react-vite'
import { RegisterForm } from './register-form'

const meta: Meta = { title: 'Blocks/register-form', component: RegisterForm }

export default meta

export const Card: StoryObj = { parameters: { example: 0 } }
export const Plain: StoryObj = { parameters: { example: 1 } }
export const Waiting: StoryObj = { parameters: { example: 0, answers: { registerSettings: 'waiting' } } }
export const Failed: StoryObj = { parameters: { example: 0, answers: { registerSettings: 'failed' } } }
