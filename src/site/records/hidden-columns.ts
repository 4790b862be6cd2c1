import { useMemo, useSyncExternalStore } from 'react'
import { deviceItems } from '@/site/lib/browser-items'
import { isJsonObject } from '@/contract/json/json-value'

/** Columns that the player has hidden on wide screens, by record, on this device. */
const storageName = 'recordColumns'

const listeners = new Set<() => void>()

export function useHiddenColumns(record: string): ReadonlySet<string> {
  const kept = useSyncExternalStore(
    subscribe,
    () => deviceItems.get(storageName),
    () => null,
  )
  return useMemo(() => new Set(namesOf(read(kept), record)), [kept, record])
}

export function toggleColumn(record: string, column: string): void {
  const kept = read(deviceItems.get(storageName))
  const hidden = namesOf(kept, record)
  const next = hidden.includes(column) ? hidden.filter((name) => name !== column) : [...hidden, column]
  deviceItems.set(storageName, JSON.stringify({ ...kept, [record]: next }))
  listeners.forEach((listener) => listener())
}

/** The stored value is not trusted: an invalid one hides nothing. */
function read(kept: string | null): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(kept ?? '{}')
    return isJsonObject(read) ? read : {}
  } catch {
    return {}
  }
}

function namesOf(kept: Readonly<Record<string, unknown>>, record: string): string[] {
  const names = Object.hasOwn(kept, record) ? kept[record] : undefined
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
