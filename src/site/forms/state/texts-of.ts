import type { FormValues } from './form-shape'

/** The values of a form that a call takes as texts; empty where nothing was filled in. */
export function textsOf<Name extends string>(values: FormValues, names: readonly Name[]): Record<Name, string> {
  const textOf = (name: Name) => (typeof values[name] === 'string' ? values[name] : '')
  // fromEntries forgets which names there are.
  return Object.fromEntries(names.map((name) => [name, textOf(name)])) as Record<Name, string>
}
