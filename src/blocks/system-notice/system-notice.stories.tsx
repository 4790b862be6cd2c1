import type { Meta, StoryObj } from '@storybook/react-vite'
import { SystemNotice } from './system-notice'

const meta: Meta = { title: 'Blocks/system-notice', component: SystemNotice }

export default meta

export const Maintenance: StoryObj = { parameters: { example: 0 } }
export const Blocked: StoryObj = { parameters: { example: 1 } }
export const NotFound: StoryObj = { parameters: { example: 2 } }
export const AddressOnItsWay: StoryObj = { parameters: { example: 1, answers: { permission: 'waiting' } } }
