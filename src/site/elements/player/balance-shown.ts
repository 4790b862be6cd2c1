import { useSyncExternalStore } from 'react'

let shown = true
const listeners = new Set<() => void>()

/** Whether the balance is visible or masked. The choice is shared by all pages until a reload. */
export function useBalanceShown(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => true,
  )
}

export function toggleBalanceShown(): void {
  shown = !shown
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
