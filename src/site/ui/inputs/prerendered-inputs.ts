interface DrawnInputs {
  readonly inputs: readonly HTMLInputElement[]
  readonly focused: EventTarget | null
}

let drawn: (() => DrawnInputs) | undefined

/**
 * Keeps references to the inputs of prerendered markup that is about to be replaced: their values outlive them, so that
 * nothing typed or autofilled before then is lost.
 */
export function holdPrerenderedInputs(root: HTMLElement): void {
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

/** Returns them only once, to the form that replaces them. */
export function takePrerenderedInputs(): DrawnInputs | undefined {
  const taken = drawn?.()
  drawn = undefined
  return taken
}
