import type { IconName } from '@/site/ui/icons/icon'

/** A word about something that needs no answer. */
export interface Toast {
  readonly id: number
  readonly text: string
  readonly icon: IconName
}

/** More of them are not read. */
const most = 3

const listeners = new Set<() => void>()
let shown: readonly Toast[] = []
let lastId = 0

/** Says a word, for as long as it takes to read it: what was copied, what is as it was because it was refused. */
export function showToast(text: string, icon: IconName = 'check'): void {
  // The same word again is said again, not twice.
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
