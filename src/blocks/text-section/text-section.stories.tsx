import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextSection } from './text-section'

const meta: Meta = { title: 'Blocks/text-section', component: TextSection }

export default meta

export const Section: StoryObj = { parameters: { example: 0 } }
export const AtItsAnchor: StoryObj = { parameters: { example: 0, path: '/help#terms' } }
