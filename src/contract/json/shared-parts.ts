import { isJsonObject, type JsonValue } from './json-value'

const shared = new WeakSet<object>()

/**
 * Freezes validated JSON that brands take unchanged from their template, as identical objects, so that what is known
 * about one holds for all of them.
 */
export function freezeShared(value: JsonValue): void {
  if (typeof value !== 'object' || value === null || shared.has(value)) return
  shared.add(Object.freeze(value))
  for (const part of isJsonObject(value) ? Object.values(value) : value) freezeShared(part)
}

export function isShared<T>(value: T): value is T & object {
  return typeof value === 'object' && value !== null && shared.has(value)
}
