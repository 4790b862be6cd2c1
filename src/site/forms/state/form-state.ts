import type { FieldError } from './field-errors'
import type { FieldValue, FormValues } from './form-shape'

/** An uncontrolled input of the form: it keeps the text being typed to itself until blur. */
export interface Control {
  read(): FieldValue
  /** Sets a value, shows it and hands it over. */
  write(value: FieldValue): void
  /** Passes the typed value to the form. */
  handOver(): void
  focus(): void
}

/** What is shown about a field in addition to its hint. */
export interface FieldMessages {
  readonly error?: FieldError | undefined
  /** How the field interpreted the typed text. */
  readonly note?: string | undefined
}

const nothing: FieldMessages = { error: undefined, note: undefined }

type Check = (values: FormValues, names: readonly string[]) => ReadonlyMap<string, FieldError>

/**
 * The state that the fields of one form share: their errors and the current input values. It lives beside RJSF's own
 * state so that an error renders one field and a keystroke renders nothing.
 *
 * No error is shown during the first attempt at a field. An edited field is validated on blur; a field with an error,
 * and every field after a failed submit, is validated at each change.
 */
export function createFormState() {
  const controls = new Map<string, Control>()
  const extras = new Map<string, string>()
  const edited = new Set<string>()
  const said = new Map<string, FieldMessages>()
  const listeners = new Map<string, Set<() => void>>()
  const renewers = new Set<() => void>()
  let check: Check = () => new Map()
  let repeats: Readonly<Record<string, readonly string[]>> = {}
  let hasFailed = false
  let awaited: string | undefined

  const saidOf = (name: string): FieldMessages => said.get(name) ?? nothing

  function tell(name: string, change: FieldMessages): void {
    const before = saidOf(name)
    const after = { ...before, ...change }
    if (after.error === before.error && after.note === before.note) return
    said.set(name, after)
    listeners.get(name)?.forEach((listener) => listener())
  }

  const say = (name: string, error: FieldError | undefined) => tell(name, { error })

  function values(): FormValues {
    return Object.fromEntries([...controls].map(([name, control]) => [name, control.read()]))
  }

  function checkNow(names: readonly string[]): void {
    const found = check(values(), names)
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
      tell(name, nothing)
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
    add(name: string, control: Control): void {
      controls.set(name, control)
      if (awaited !== name) return
      awaited = undefined
      control.focus()
    },
    /** Removes an input, unless another has been registered under its name in the meantime. */
    remove(name: string, control: Control | undefined): void {
      if (controls.get(name) !== control) return
      controls.delete(name)
      said.delete(name)
      edited.delete(name)
    },
    subscribe(name: string, listener: () => void): () => void {
      const ofField = listeners.get(name) ?? new Set()
      listeners.set(name, ofField.add(listener))
      return () => void ofField.delete(listener)
    },
    /** Returns the same object until the field's error or note changes. */
    saidOf,
    setNote: (name: string, note: string | undefined) => tell(name, { note }),
    /** Makes a field parse its text again and update its note. */
    reread: (name: string) => void controls.get(name)?.read(),
    values,
    /** Sets an extra value that an input sends beside its own, such as the id of a captcha. */
    setExtra: (name: string, value: string) => void extras.set(name, value),
    extras: () => Object.fromEntries(extras),
    changed(name: string): void {
      edited.add(name)
      if (hasFailed || saidOf(name).error) checkNow(withRepeats(name))
    },
    left(name: string): void {
      if (edited.has(name)) checkNow(withRepeats(name))
    },
    /** Validates one field at once, and focuses it when it is invalid. */
    demand(name: string): boolean {
      checkNow([name])
      const { error } = saidOf(name)
      if (error) controls.get(name)?.focus()
      return error === undefined
    },
    fillIn,
    handOver: () => controls.forEach((control) => control.handOver()),
    /** Shows the errors of a submit and focuses the first. */
    fail(found: ReadonlyMap<string, FieldError>): void {
      hasFailed = true
      controls.forEach((_, name) => say(name, found.get(name)))
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
    /** Focuses a field; if it is not mounted yet, as soon as it is. */
    focus: (name: string): void => {
      const control = controls.get(name)
      if (control === undefined) awaited = name
      else control.focus()
    },
    /** Empties fields without showing errors. */
    empty,
    /** Empties every field. Returns a function that restores the values. */
    reset(): () => void {
      const before = values()
      hasFailed = false
      empty([...controls.keys()])
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
