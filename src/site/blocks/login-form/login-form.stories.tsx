import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoginForm } from './login-form'

const meta: Meta = { title: 'Blocks/login-form', component: LoginForm }

export default meta

export const Card: StoryObj = { parameters: { example: 0 } }
export const Plain: StoryObj = { parameters: { example: 1 } }
export const Loading: StoryObj = { parameters: { example: 1, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 1, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 1, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
