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

/** The mounted inputs of a form by field name. */
export function createFieldControls() {
  const controls = new Map<string, Control>()
  let awaited: string | undefined

  return {
    names: () => [...controls.keys()],
    get: (name: string) => controls.get(name),
    values: (): FormValues => Object.fromEntries([...controls].map(([name, control]) => [name, control.read()])),
    add: (name: string, control: Control): void => {
      controls.set(name, control)
      if (awaited !== name) return
      awaited = undefined
      control.focus()
    },
    /** Removes an input; false if another has been registered under its name in the meantime. */
    remove: (name: string, control: Control | undefined): boolean =>
      controls.get(name) === control && controls.delete(name),
    /** Focuses a field; if it is not mounted yet, as soon as it is. */
    focus: (name: string): void => {
      const control = controls.get(name)
      if (control === undefined) awaited = name
      else control.focus()
    },
    handOver: () => controls.forEach((control) => control.handOver()),
  }
}
