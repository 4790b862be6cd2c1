import type { Meta, StoryObj } from '@storybook/react-vite'
import { VendorStrip } from './vendor-strip'

const meta: Meta = { title: 'Blocks/vendor-strip', component: VendorStrip }

export default meta

export const Tiles: StoryObj = { parameters: { example: 0 } }
export const Line: StoryObj = { parameters: { example: 1 } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
