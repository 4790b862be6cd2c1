import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { openedLine } from '@/site/records/testing/opened-line'
import { shownText } from '@/site/i18n/testing/shown-text'
import { AccountRecord } from './account-record'

const meta: Meta = {
  title: 'Panels/member/account-record',
  component: AccountRecord,
  parameters: { session: 'member' },
}

export default meta

/** Rows are grouped by day. A click on a row opens all its details. */
export const Filled: StoryObj = {
  parameters: { example: 0 },
  async play({ canvasElement }) {
    const table = await openedLine(canvasElement, 'account-record.title')
    await expect(within(table).getAllByRole('rowheader').length).toBeGreaterThan(0)
  },
}

/** A brand's own columns, filters, totals and days. */
export const Composed: StoryObj = { parameters: { example: 1 } }

/** An edited URL: the error is shown, and no request is sent. */
export const WrongDays: StoryObj = {
  parameters: { example: 0, path: '/?from=2026-11-20&to=2026-11-01' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(shownText('record.problem.reversed'))
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

/** No rows of the kind that the URL filters by. */
export const NothingFound: StoryObj = {
  parameters: { example: 0, state: 'empty', path: '/?kind=bet' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: shownText('record.clearFilters') })).toBeVisible()
  },
}
export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' } }
export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
