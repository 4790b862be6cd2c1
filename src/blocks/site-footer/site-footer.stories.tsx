import type { Meta, StoryObj } from '@storybook/react-vite'
import { SiteFooter } from './site-footer'

const meta: Meta = { title: 'Blocks/site-footer', component: SiteFooter }

export default meta

export const Columns: StoryObj = { parameters: { example: 0 } }
export const Centered: StoryObj = { parameters: { example: 1 } }
export const Band: StoryObj = { parameters: { example: 2 } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
