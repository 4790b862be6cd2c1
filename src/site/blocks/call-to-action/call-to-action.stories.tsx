import type { Meta, StoryObj } from '@storybook/react-vite'
import { CallToAction } from './call-to-action'

const meta: Meta = { title: 'Blocks/call-to-action', component: CallToAction }

export default meta

export const Band: StoryObj = { parameters: { example: 0 } }
export const Split: StoryObj = { parameters: { example: 1 } }
export const Poster: StoryObj = { parameters: { example: 2 } }
export const SplitWithoutPicture: StoryObj = { parameters: { example: 3 } }
export const LongText: StoryObj = { parameters: { example: 1, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 1 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 1, state: 'reduced-motion' } }
