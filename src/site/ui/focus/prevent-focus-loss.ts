import type { MouseEvent } from 'react'

/** For a button beside an input: pressing it does not take the focus from the input. */
export function preventFocusLoss(event: MouseEvent): void {
  event.preventDefault()
}
