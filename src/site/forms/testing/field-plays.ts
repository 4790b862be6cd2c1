import type { StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { TextKey } from '@/contract/generated/merchant-types'
import { said } from '@/site/i18n/testing/said'

type Play = NonNullable<StoryObj['play']>

/** A label is a text of the catalogue, or words that a story made up. */
const labelOf = (label: string): RegExp | string => (isKey(label) ? said(label) : label)

const isKey = (label: string): label is TextKey => label.startsWith('form.')

/** What stories do with a field, found by its label. */
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

/** Nothing is said while it is typed; the rule is said when the field is left. */
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

/** Without a value, a submit says that one is needed and goes to the field. */
export function missed(label: string): Play {
  return async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('register.submit') }))
    const input = canvas.getByLabelText(labelOf(label))
    await waitFor(() => expect(input).toHaveAttribute('aria-invalid', 'true'))
    await expect(input).toHaveFocus()
    await expect(input).toHaveAccessibleDescription(new RegExp(said('field-error.required').source.slice(1, -1)))
  }
}
