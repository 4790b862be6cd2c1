import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import { SystemNotice } from './system-notice'

const meta: Meta = { title: 'Blocks/system-notice', component: SystemNotice }

export default meta

const underMaintenance = (message: string | null) => ({
  permission: {
    value: {
      whitelabel: { settings: [] },
      location: { ip: '203.0.113.24' },
      maintenance: { message },
      regionRestriction: false,
    },
  },
})

async function askAgain({ canvas }: Parameters<NonNullable<StoryObj['play']>>[0]) {
  await userEvent.click(canvas.getByRole('button', { name: shownText('retry') }))
  await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement())
}

/** Asking again reports the result. */
export const Maintenance: StoryObj = {
  parameters: { example: 0, answers: underMaintenance(null) },
  play: askAgain,
}

/** The server's HTML replaces the text, without anything active in it. */
export const MaintenanceInTheServersWords: StoryObj = {
  parameters: {
    example: 0,
    answers: underMaintenance('<p>Back at <b>six</b> in the morning.</p><form><input name="password" /></form>'),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('six', {}, { timeout: 15_000 })).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

export const Blocked: StoryObj = {
  parameters: { example: 1 },
  async play({ canvas }) {
    await expect(await canvas.findByText('203.0.113.24')).toBeVisible()
  },
}

export const NotFound: StoryObj = { parameters: { example: 2 } }

/** The visitor's IP address is loading. */
export const Loading: StoryObj = { parameters: { example: 1, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 1, state: 'empty' } }

/** A server that does not answer is told apart from one that gives the same answer again. */
export const Failed: StoryObj = { parameters: { example: 0, state: 'failed' }, play: askAgain }

export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
