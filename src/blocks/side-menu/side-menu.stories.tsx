import type { Meta, StoryObj } from '@storybook/react-vite'
import { SideMenu } from './side-menu'

const meta: Meta = { title: 'Blocks/side-menu', component: SideMenu }

export default meta

export const Rows: StoryObj = { parameters: { example: 0 } }
export const TilesAtTheEnd: StoryObj = { parameters: { example: 1 } }
export const Text: StoryObj = { parameters: { example: 2 } }
export const SignedIn: StoryObj = { parameters: { example: 0, session: 'member' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
