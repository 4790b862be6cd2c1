import { isDrawn } from '@/site/ui/focus/is-drawn'

/** Fields that are typed into or dragged. A checkbox, or a select that has a value already, is no place to start. */
const fields = 'input:enabled:not([type=hidden], [type=checkbox], [type=radio]), textarea:enabled'

/**
 * Sets the initial focus of a dialog. With a mouse and keyboard it goes into the first field. On touch screens, where
 * the on-screen keyboard would cover the dialog, and where there is no field, it goes on the title; but a search field
 * is focused there too, because who opens a search wants to type. Never on the close button, so that a key meant for
 * the page does not close the dialog.
 */
export function focusFirst(dialog: HTMLElement, opensOn: 'field' | 'title'): void {
  const field = [...dialog.querySelectorAll<HTMLInputElement>(fields)].find(isDrawn)
  const isTyped = field?.type === 'search' || !matchMedia('(pointer: coarse)').matches
  if (opensOn === 'field' && isTyped && field) return field.focus()
  const title = dialog.querySelector<HTMLElement>('h1, h2') ?? dialog
  title.tabIndex = -1
  title.focus()
}
