/** The explanation of a key, a component, an action or a check. */
export interface Explanation {
  readonly kind: 'key' | 'block' | 'dialog' | 'panel' | 'action' | 'check'
  readonly name: string
  readonly meaning: string
  /** Pairs of a name and a text: type, default, file and the like. */
  readonly facts: readonly (readonly [name: string, text: string])[]
  /** Keys of an object, or the allowed values. */
  readonly entries: readonly Entry[]
  readonly examples: readonly Example[]
}

export interface Entry {
  readonly name: string
  readonly note: string
  readonly meaning: string
}

export interface Example {
  readonly title: string
  readonly text: string
}
