interface DrawnInputs {
  readonly inputs: readonly HTMLInputElement[]
  readonly focused: EventTarget | null
}

let drawn: (() => DrawnInputs) | undefined

/**
 * Holds on to the inputs of a page that was drawn in advance and is about to be drawn anew: with their values they
 * outlive their place, so that nothing is lost of what is typed or filled in until then.
 */
export function holdDrawnInputs(root: HTMLElement): void {
  const inputs = [...root.querySelectorAll('input')]
  if (inputs.length === 0) return
  let focused: EventTarget | null = document.activeElement
  const note = ({ target }: Event) => (focused = target)
  root.addEventListener('focusin', note)
  drawn = () => {
    root.removeEventListener('focusin', note)
    return { inputs, focused }
  }
}

/** Once, for the form that takes their place. */
export function takeDrawnInputs(): DrawnInputs | undefined {
  const taken = drawn?.()
  drawn = undefined
  return taken
}
