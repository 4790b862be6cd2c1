import type { Edit, Json, JsonMap } from '@/tools/studio/form-model'

/** A map whose entries the merchant names, and the list beside it with their order, if there is one. */
export interface EntryMap {
  readonly path: readonly string[]
  readonly entries: JsonMap
  readonly order?: { readonly path: readonly string[]; readonly names: readonly string[] }
}

export function addEntry(map: EntryMap, name: string, value: Json): Edit[] {
  return [{ kind: 'set', path: [...map.path, name], value }, ...reordered(map, (names) => [...names, name])]
}

export function renameEntry(map: EntryMap, name: string, next: string): Edit[] {
  return [
    { kind: 'set', path: [...map.path, next], value: map.entries[name] ?? null },
    { kind: 'remove', path: [...map.path, name] },
    ...reordered(map, (names) => names.map((each) => (each === name ? next : each))),
  ]
}

export function removeEntry(map: EntryMap, name: string): Edit[] {
  return [{ kind: 'remove', path: [...map.path, name] }, ...hideEntry(map, name)]
}

/** Removes the entry from the list: it stays in the map and is not shown. */
export function hideEntry(map: EntryMap, name: string): Edit[] {
  return reordered(map, (names) => names.filter((each) => each !== name))
}

export function showEntry(map: EntryMap, name: string): Edit[] {
  return reordered(map, (names) => [...names, name])
}

/** Swaps the entry with the one before it (-1) or after it (1). */
export function moveEntry(map: EntryMap, name: string, by: -1 | 1): Edit[] {
  return reordered(map, (names) => moved(names, names.indexOf(name), by))
}

/** The list with an item swapped with the one before or after it. */
export function moved<T>(list: readonly T[], place: number, by: -1 | 1): T[] {
  const next = [...list]
  next.splice(place + by, 0, ...next.splice(place, 1))
  return next
}

function reordered({ order }: EntryMap, change: (names: readonly string[]) => readonly string[]): Edit[] {
  if (order === undefined) return []
  const names = change(order.names)
  const isSame = names.length === order.names.length && names.every((name, place) => name === order.names[place])
  return isSame ? [] : [{ kind: 'set', path: order.path, value: [...names] }]
}
