/** What is typed into or moved. A box to tick, or a list that has a choice already, is no place to start. */
const fields = 'input:enabled:not([type=hidden], [type=checkbox], [type=radio]), textarea:enabled'

/**
 * Puts the focus where a dialog begins: into its first field where there is a keyboard; on its title where a finger
 * points, because a keyboard on the screen would cover it, and where there is nothing to fill in. Who opens a search
 * types at once, there too. Never on what closes it, so that a key that was meant for the page does not answer.
 */
export function focusFirst(dialog: HTMLElement, opensOn: 'field' | 'title'): void {
  const field = [...dialog.querySelectorAll<HTMLInputElement>(fields)].find(isDrawn)
  const isTyped = field?.type === 'search' || !matchMedia('(pointer: coarse)').matches
  if (opensOn === 'field' && isTyped && field) return field.focus()
  const title = dialog.querySelector<HTMLElement>('h1, h2') ?? dialog
  title.tabIndex = -1
  title.focus()
}

/** `checkVisibility` is younger than browsers that people still have: a dialog must not fail for it. */
const isDrawn = (element: HTMLElement) => element.getClientRects().length > 0
