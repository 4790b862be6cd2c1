import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { openedLine } from '@/site/records/testing/opened-line'
import { PointRecord } from './point-record'

const meta: Meta = {
  title: 'Panels/member/point-record',
  component: PointRecord,
  parameters: { session: 'member' },
}

export default meta

/** Rows are grouped by day. A click on a row opens all its details. */
export const Filled: StoryObj = {
  parameters: { example: 0 },
  async play({ canvasElement }) {
    const table = await openedLine(canvasElement, 'point-record.title')
    await expect(within(table).getAllByRole('rowheader').length).toBeGreaterThan(0)
  },
}

export const Composed: StoryObj = { parameters: { example: 1 } }
export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
