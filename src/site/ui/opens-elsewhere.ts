import type { MouseEvent } from 'react'

/** Whether the browser answers this press of a link with another tab or window. */
export function opensElsewhere({ metaKey, ctrlKey, shiftKey, button }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || button === 1
}
