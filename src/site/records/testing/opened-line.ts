import { expect, userEvent, within } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'

/** Waits for a record's table, opens its first line, checks its detail, and closes it again. */
export async function openedLine(
  canvasElement: HTMLElement,
  title: Parameters<typeof shownText>[0],
  look: (detail: HTMLElement) => Promise<void> = async () => {},
): Promise<HTMLElement> {
  const name = shownText(title)
  const table = await within(canvasElement).findByRole('table', { name })
  const [line] = within(table).getAllByRole('button')
  await userEvent.click(line as HTMLElement)
  const detail = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name })
  await look(detail)
  await userEvent.click(within(detail).getByRole('button', { name: shownText('dialog.close') }))
  await expect(detail).not.toBeInTheDocument()
  return table
}

/** Story play function: a line opens with all its data, and there are several lines. */
export const opensALine =
  (title: Parameters<typeof shownText>[0]) =>
  async ({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> => {
    const table = await openedLine(canvasElement, title)
    await expect(within(table).getAllByRole('row').length).toBeGreaterThan(1)
  }
