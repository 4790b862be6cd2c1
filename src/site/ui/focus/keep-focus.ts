import type { MouseEvent } from 'react'

/** For a button beside an input: the input keeps the focus while it is pressed. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}
