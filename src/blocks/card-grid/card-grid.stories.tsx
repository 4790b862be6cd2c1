import type { Meta, StoryObj } from '@storybook/react-vite'
import { CardGrid } from './card-grid'

const meta: Meta = { title: 'Blocks/card-grid', component: CardGrid }

export default meta

export const Grid: StoryObj = { parameters: { example: 0 } }
export const Rail: StoryObj = { parameters: { example: 1 } }
export const Mosaic: StoryObj = { parameters: { example: 2 } }
export const GridWithPictures: StoryObj = { parameters: { example: 3 } }
