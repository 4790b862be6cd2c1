import type { StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'

type Play = NonNullable<StoryObj['play']>

/** What stories do with a field, found by its label. */
export function focused(label: string): Play {
  return async ({ canvas }) => {
    canvas.getByLabelText(label).focus()
    await expect(canvas.getByLabelText(label)).toHaveFocus()
  }
}

export function typed(label: string, text: string): Play {
  return async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(label), text)
    await expect(canvas.getByLabelText(label)).toHaveValue(text)
  }
}

/** Nothing is said while it is typed; the rule is said when the field is left. */
export function refused(label: string, text: string): Play {
  return async ({ canvas }) => {
    const input = canvas.getByLabelText(label)
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
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }))
    const input = canvas.getByLabelText(label)
    await waitFor(() => expect(input).toHaveAttribute('aria-invalid', 'true'))
    await expect(input).toHaveFocus()
    await expect(input).toHaveAccessibleDescription(/not empty/)
  }
}
