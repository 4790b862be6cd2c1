import type { IconName } from '@/site/ui/icons/icon'

/** A short message that needs no answer. */
export interface Toast {
  readonly id: number
  readonly text: string
  readonly icon: IconName
}

/** Maximum number shown at once; nobody reads more. */
const most = 3

const listeners = new Set<() => void>()
let shown: readonly Toast[] = []
let lastId = 0

/** Shows a toast for as long as it takes to read: that something was copied, or that a refused change was undone. */
export function showToast(text: string, icon: IconName = 'check'): void {
  // The same text is announced again, not shown twice.
  show([...shown.filter((each) => each.text !== text), { id: ++lastId, text, icon }].slice(-most))
}

export function closeToast(id: number): void {
  show(shown.filter((each) => each.id !== id))
}

export const toasts = {
  get: (): readonly Toast[] => shown,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function show(next: readonly Toast[]): void {
  shown = next
  listeners.forEach((listener) => listener())
}
