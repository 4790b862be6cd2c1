import type { FieldError } from './field-errors'
import type { FieldValue, FormValues } from './form-shape'

/** An input of the form, which keeps what is being typed to itself until it is left. */
export interface Control {
  read(): FieldValue
  /** Shows a value and hands it over. */
  write(value: FieldValue): void
  /** Gives what was typed to the form. */
  handOver(): void
  focus(): void
}

/** What is said of a field beside its hint. */
export interface Said {
  readonly error?: FieldError | undefined
  /** What the field has made of what was typed. */
  readonly note?: string | undefined
}

const nothing: Said = { error: undefined, note: undefined }

type Check = (values: FormValues, names: readonly string[]) => ReadonlyMap<string, FieldError>

/**
 * What the fields of one form share: their errors, and what is in the inputs at this moment.
 * It lives beside RJSF's own state so that an error renders one field, and a keystroke none.
 *
 * Nothing is said while a first attempt is typed; a field that was edited is checked when it
 * is left; a field with an error, and after a failed submit every field, at each change.
 */
export function createFormState() {
  const controls = new Map<string, Control>()
  const extras = new Map<string, string>()
  const edited = new Set<string>()
  const said = new Map<string, Said>()
  const listeners = new Map<string, Set<() => void>>()
  const renewers = new Set<() => void>()
  let check: Check = () => new Map()
  let repeats: Readonly<Record<string, readonly string[]>> = {}
  let hasFailed = false
  let awaited: string | undefined

  const saidOf = (name: string): Said => said.get(name) ?? nothing

  function tell(name: string, change: Said): void {
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

  /** The field and those that repeat its value and were filled in. */
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

  /** Fills a field in as if by hand; false when it is not there. */
  function fillIn(name: string, value: FieldValue): boolean {
    const control = controls.get(name)
    if (control === undefined) return false
    control.write(value)
    edited.add(name)
    return true
  }

  return {
    /** How values are checked, and which fields repeat the value of which. */
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
    /** Forgets an input, unless another has taken its place meanwhile. */
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
    /** The same object until something else is said. */
    saidOf,
    setNote: (name: string, note: string | undefined) => tell(name, { note }),
    /** Has a field make anew what it makes of what was typed. */
    reread: (name: string) => void controls.get(name)?.read(),
    values,
    /** A value that an input sends beside its own, such as the id of a captcha. */
    setExtra: (name: string, value: string) => void extras.set(name, value),
    extras: () => Object.fromEntries(extras),
    changed(name: string): void {
      edited.add(name)
      if (hasFailed || saidOf(name).error) checkNow(withRepeats(name))
    },
    left(name: string): void {
      if (edited.has(name)) checkNow(withRepeats(name))
    },
    /** Checks one field at once, and goes to it when something is wrong. */
    demand(name: string): boolean {
      checkNow([name])
      const { error } = saidOf(name)
      if (error) controls.get(name)?.focus()
      return error === undefined
    },
    fillIn,
    handOver: () => controls.forEach((control) => control.handOver()),
    /** Shows the errors of a submit and goes to the first. */
    fail(found: ReadonlyMap<string, FieldError>): void {
      hasFailed = true
      controls.forEach((_, name) => say(name, found.get(name)))
      const [first] = found.keys()
      if (first !== undefined) controls.get(first)?.focus()
    },
    /** Shows what the server said of a field; false when there is no such field. */
    refuse(name: string, message: string): boolean {
      const control = controls.get(name)
      if (control === undefined) return false
      say(name, { code: 'server', message })
      control.focus()
      return true
    },
    /** Goes to a field, also to one that is only being asked for: once it is there. */
    focus: (name: string): void => {
      const control = controls.get(name)
      if (control === undefined) awaited = name
      else control.focus()
    },
    /** Empties fields without a word about it. */
    empty,
    /** Empties every field. Returns what brings the values back. */
    reset(): () => void {
      const before = values()
      hasFailed = false
      empty([...controls.keys()])
      return () => Object.entries(before).forEach(([name, value]) => fillIn(name, value))
    },
    /** Calls `renew` when what the form was answered with is used up, such as a captcha. */
    onUsedUp(renew: () => void): () => void {
      renewers.add(renew)
      return () => void renewers.delete(renew)
    },
    useUp: () => renewers.forEach((renew) => renew()),
  }
}

export type FormState = ReturnType<typeof createFormState>
