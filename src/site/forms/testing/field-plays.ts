import type { StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { TextKey } from '@/contract/generated/merchant-types'
import { shownText } from '@/site/i18n/testing/shown-text'

type Play = NonNullable<StoryObj['play']>

/** A label is either a text key of the catalogue or a text that a story made up. */
const labelOf = (label: string): RegExp | string => (isKey(label) ? shownText(label) : label)

const isKey = (label: string): label is TextKey => label.startsWith('form.')

/** Story play functions for a field, found by its label. */
export function focused(label: string): Play {
  return async ({ canvas }) => {
    canvas.getByLabelText(labelOf(label)).focus()
    await expect(canvas.getByLabelText(labelOf(label))).toHaveFocus()
  }
}

export function typed(label: string, text: string): Play {
  return async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(labelOf(label)), text)
    await expect(canvas.getByLabelText(labelOf(label))).toHaveValue(text)
  }
}

/** No error is shown while typing; the rule's error is shown on blur. */
export function refused(label: string, text: string): Play {
  return async ({ canvas }) => {
    const input = canvas.getByLabelText(labelOf(label))
    await userEvent.type(input, text)
    await expect(input).toHaveAttribute('aria-invalid', 'false')
    await userEvent.tab()
    await waitFor(() => expect(input).toHaveAttribute('aria-invalid', 'true'))
    await expect(input).toHaveAccessibleDescription()
  }
}

/** Submitting without a value shows the required error and focuses the field. */
export function missed(label: string): Play {
  return async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: shownText('register.submit') }))
    const input = canvas.getByLabelText(labelOf(label))
    await waitFor(() => expect(input).toHaveAttribute('aria-invalid', 'true'))
    await expect(input).toHaveFocus()
    await expect(input).toHaveAccessibleDescription(new RegExp(shownText('field-error.required').source.slice(1, -1)))
  }
}
