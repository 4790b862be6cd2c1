import type { FormValues } from './form-shape'

/** The form values that a call takes as texts; an empty text where nothing was filled in. */
export function textsOf<Name extends string>(values: FormValues, names: readonly Name[]): Record<Name, string> {
  const textOf = (name: Name) => (typeof values[name] === 'string' ? values[name] : '')
  // `Object.fromEntries` loses the type of the keys.
  return Object.fromEntries(names.map((name) => [name, textOf(name)])) as Record<Name, string>
}
