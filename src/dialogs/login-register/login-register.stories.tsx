import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoginRegister } from './login-register'

const meta: Meta = { title: 'Dialogs/login-register', component: LoginRegister }

export default meta

export const Login: StoryObj = { parameters: { example: 0 } }
export const Register: StoryObj = { parameters: { example: 1 } }
export const RegisterFailed: StoryObj = { parameters: { example: 1, answers: { registerSettings: 'failed' } } }
export const RegisterWaiting: StoryObj = { parameters: { example: 1, answers: { registerSettings: 'waiting' } } }
