import type { FieldError } from './field-errors'

/** What is shown about a field in addition to its hint. */
export interface FieldMessages {
  readonly error?: FieldError | undefined
  /** How the field interpreted the typed text. */
  readonly note?: string | undefined
}

const nothing: FieldMessages = { error: undefined, note: undefined }

/** The messages of a form's fields, each with the listeners that render it. */
export function createFieldMessages() {
  const messages = new Map<string, FieldMessages>()
  const listeners = new Map<string, Set<() => void>>()

  /** Returns the same object until the field's error or note changes. */
  const of = (name: string): FieldMessages => messages.get(name) ?? nothing

  return {
    of,
    change: (name: string, change: FieldMessages): void => {
      const before = of(name)
      const after = { ...before, ...change }
      if (after.error === before.error && after.note === before.note) return
      messages.set(name, after)
      listeners.get(name)?.forEach((listener) => listener())
    },
    remove: (name: string) => void messages.delete(name),
    subscribe: (name: string, listener: () => void): (() => void) => {
      const ofField = listeners.get(name) ?? new Set()
      listeners.set(name, ofField.add(listener))
      return () => void ofField.delete(listener)
    },
  }
}
