interface DrawnInputs {
  readonly inputs: readonly HTMLInputElement[]
  focused: EventTarget | null
}

let drawn: DrawnInputs | undefined

/**
 * Holds on to the inputs of a page that was drawn in advance and is about to be drawn anew: with their values they
 * outlive their place, so that nothing is lost of what is typed or filled in until then.
 */
export function holdDrawnInputs(root: HTMLElement): void {
  const held: DrawnInputs = { inputs: [...root.querySelectorAll('input')], focused: document.activeElement }
  root.addEventListener('focusin', ({ target }) => (held.focused = target))
  drawn = held
}

/** Once, for the form that takes their place. */
export function takeDrawnInputs(): DrawnInputs | undefined {
  const taken = drawn
  drawn = undefined
  return taken
}
