import type { Meta, StoryObj } from '@storybook/react-vite'
import { BottomBar } from './bottom-bar'

const meta: Meta = { title: 'Blocks/bottom-bar', component: BottomBar }

export default meta

const onPhone = { viewport: { value: 'phone' } }

export const Labels: StoryObj = { parameters: { example: 0 }, globals: onPhone }
export const IconsAlone: StoryObj = { parameters: { example: 1 }, globals: onPhone }
export const SignedIn: StoryObj = { parameters: { example: 0, session: 'member' }, globals: onPhone }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' }, globals: onPhone }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { ...onPhone, direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' }, globals: onPhone }
