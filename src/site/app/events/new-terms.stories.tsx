import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import { NewTerms } from './new-terms'

const meta: Meta<typeof NewTerms> = {
  title: 'App/new-terms',
  component: NewTerms,
  args: { documents: ['terms', 'privacy'] },
  parameters: { session: 'member' },
}

export default meta

/** One document is open to read. */
export const OneDocument: StoryObj<typeof NewTerms> = {
  args: { documents: ['terms'] },
  async play({ canvas }) {
    // The dialog fades in.
    await waitFor(() => expect(canvas.getByRole('table')).toBeVisible())
  },
}

/** Of several, the titles are seen at once. */
export const SeveralDocuments: StoryObj<typeof NewTerms> = {
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2))
  },
}

/** The player stays where a refusal can be read. */
export const Refused: StoryObj<typeof NewTerms> = {
  parameters: { answers: { agree: 'failed' } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: shownText('new-terms.agree') }))
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
}
