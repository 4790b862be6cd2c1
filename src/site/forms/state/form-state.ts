import { createFieldControls, type Control } from './field-controls'
import type { FieldError } from './field-errors'
import { createFieldMessages } from './field-messages'
import type { FieldValue, FormValues } from './form-shape'

type Check = (values: FormValues, names: readonly string[]) => ReadonlyMap<string, FieldError>

/**
 * The state that the fields of one form share: their errors and the current input values. It lives beside RJSF's own
 * state so that an error renders one field and a keystroke renders nothing.
 *
 * No error is shown during the first attempt at a field. An edited field is validated on blur; a field with an error,
 * and every field after a failed submit, is validated at each change.
 */
export function createFormState() {
  const controls = createFieldControls()
  const messages = createFieldMessages()
  const extras = new Map<string, string>()
  const edited = new Set<string>()
  const renewers = new Set<() => void>()
  let check: Check = () => new Map()
  let repeats: Readonly<Record<string, readonly string[]>> = {}
  let hasFailed = false

  const say = (name: string, error: FieldError | undefined) => messages.change(name, { error })

  function checkNow(names: readonly string[]): void {
    const found = check(controls.values(), names)
    names.forEach((name) => say(name, found.get(name)))
  }

  /** The field, and those fields that repeat its value and have been filled in. */
  function withRepeats(name: string): string[] {
    return [name, ...(repeats[name] ?? []).filter((other) => edited.has(other))]
  }

  function empty(names: readonly string[]): void {
    for (const name of names) {
      controls.get(name)?.write(undefined)
      edited.delete(name)
      messages.change(name, { error: undefined, note: undefined })
    }
  }

  /** Fills a field in as if by hand; false when there is no such field. */
  function fillIn(name: string, value: FieldValue): boolean {
    const control = controls.get(name)
    if (control === undefined) return false
    control.write(value)
    edited.add(name)
    return true
  }

  return {
    /** Sets the check function, and which fields repeat the value of which. */
    use(nextCheck: Check, nextRepeats: Readonly<Record<string, readonly string[]>>): void {
      check = nextCheck
      repeats = nextRepeats
    },
    add: controls.add,
    /** Removes an input, unless another has been registered under its name in the meantime. */
    remove(name: string, control: Control | undefined): void {
      if (!controls.remove(name, control)) return
      messages.remove(name)
      edited.delete(name)
    },
    subscribe: messages.subscribe,
    /** Returns the same object until the field's error or note changes. */
    messagesOf: messages.of,
    setNote: (name: string, note: string | undefined) => messages.change(name, { note }),
    /** Makes a field parse its text again and update its note. */
    reread: (name: string) => void controls.get(name)?.read(),
    values: controls.values,
    /** Sets an extra value that an input sends beside its own, such as the id of a captcha. */
    setExtra: (name: string, value: string) => void extras.set(name, value),
    extras: () => Object.fromEntries(extras),
    changed(name: string): void {
      edited.add(name)
      if (hasFailed || messages.of(name).error) checkNow(withRepeats(name))
    },
    left(name: string): void {
      if (edited.has(name)) checkNow(withRepeats(name))
    },
    /** Validates one field at once, and focuses it when it is invalid. */
    demand(name: string): boolean {
      checkNow([name])
      const { error } = messages.of(name)
      if (error) controls.get(name)?.focus()
      return error === undefined
    },
    fillIn,
    handOver: controls.handOver,
    /** Shows the errors of a submit and focuses the first. */
    fail(found: ReadonlyMap<string, FieldError>): void {
      hasFailed = true
      controls.names().forEach((name) => say(name, found.get(name)))
      const [first] = found.keys()
      if (first !== undefined) controls.get(first)?.focus()
    },
    /** Shows the server's error at a field; false when there is no such field. */
    refuse(name: string, message: string): boolean {
      const control = controls.get(name)
      if (control === undefined) return false
      say(name, { code: 'server', message })
      control.focus()
      return true
    },
    focus: controls.focus,
    /** Empties fields without showing errors. */
    empty,
    /** Empties every field. Returns a function that restores the values. */
    reset(): () => void {
      const before = controls.values()
      hasFailed = false
      empty(controls.names())
      return () => Object.entries(before).forEach(([name, value]) => fillIn(name, value))
    },
    /** Calls `renew` when a one-time answer of the form, such as a captcha, has been used up. */
    onUsedUp(renew: () => void): () => void {
      renewers.add(renew)
      return () => void renewers.delete(renew)
    },
    useUp: () => renewers.forEach((renew) => renew()),
  }
}

export type FormState = ReturnType<typeof createFormState>
