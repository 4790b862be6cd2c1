import type { MouseEvent } from 'react'

/** Whether the browser opens a link in another tab or window for this click. */
export function opensElsewhere({ metaKey, ctrlKey, shiftKey, button }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || button === 1
}
