import type { Meta, StoryObj } from '@storybook/react-vite'
import { ResponsiblePlay } from './responsible-play'

const meta: Meta = { title: 'Blocks/responsible-play', component: ResponsiblePlay }

export default meta

export const NoticeAndHelp: StoryObj = { parameters: { example: 0 } }
export const NoticeAndClock: StoryObj = { parameters: { example: 1, session: 'member' } }
export const ClockAlone: StoryObj = { parameters: { example: 2, session: 'member' } }
/** What is left of the limits that the player has set. */
export const NoticeAndLimits: StoryObj = { parameters: { example: 3, session: 'member' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
