/** What there is to say about a key, a part, an action or a check. */
export interface Explanation {
  readonly kind: 'key' | 'block' | 'dialog' | 'panel' | 'action' | 'check'
  readonly name: string
  readonly meaning: string
  /** Type, default, file and the like: a name and a text each. */
  readonly facts: readonly (readonly [name: string, text: string])[]
  /** Keys of an object, or the values that are allowed. */
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
