/**
 * Moves the focus through the links and buttons of a list, wrapping around at the ends. False for a key that does not
 * move it.
 */
export function moveFocusInList(list: HTMLElement, key: string): boolean {
  // In a field these keys move the caret, and only the arrows lead out of it.
  if (document.activeElement instanceof HTMLInputElement && (key === 'Home' || key === 'End')) return false
  const entries = [...list.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')]
  const current = entries.indexOf(document.activeElement as HTMLElement)
  const target = targetOf(key, current, entries.length)
  if (target === undefined) return false
  entries[target]?.focus()
  return true
}

function targetOf(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (current + 1) % count
  if (key === 'ArrowUp') return current <= 0 ? count - 1 : current - 1
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
