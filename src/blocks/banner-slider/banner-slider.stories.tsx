import type { Meta, StoryObj } from '@storybook/react-vite'
import { BannerSlider } from './banner-slider'

const meta: Meta = { title: 'Blocks/banner-slider', component: BannerSlider }

export default meta

export const Card: StoryObj = { parameters: { example: 0 } }
export const Cinematic: StoryObj = { parameters: { example: 1 } }
export const Split: StoryObj = { parameters: { example: 2 } }
