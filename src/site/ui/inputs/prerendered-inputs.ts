import { createElement, use, type ReactNode } from 'react'

interface DrawnInputs {
  readonly inputs: readonly HTMLInputElement[]
  readonly focused: EventTarget | null
}

let drawn: (() => DrawnInputs) | undefined

/**
 * Keeps references to the inputs of prerendered markup that is about to be replaced: their values outlive them, so that
 * nothing typed or autofilled before then is lost. Returns what the page that replaces them has to render at its end.
 */
export function hold(root: HTMLElement): ReactNode {
  const inputs = [...root.querySelectorAll('input')]
  if (inputs.length === 0) return null
  let focused: EventTarget | null = document.activeElement
  const note = ({ target }: Event) => (focused = target)
  root.addEventListener('focusin', note)
  watchComposition(root)
  drawn = () => {
    root.removeEventListener('focusin', note)
    return { inputs, focused }
  }
  return createElement(AfterComposing)
}

/** A composition that has paused for so many milliseconds is not waited for: on a phone it lasts while a word stands. */
const longestPause = 1000

let composing: Promise<void> | undefined
let endComposing = () => {}

function watchComposition(root: HTMLElement): void {
  let pause: ReturnType<typeof setTimeout>
  const end = () => {
    composing = undefined
    endComposing()
  }
  const goOn = () => {
    composing ??= new Promise((done) => (endComposing = done))
    clearTimeout(pause)
    pause = setTimeout(end, longestPause)
  }
  root.addEventListener('compositionstart', goOn)
  root.addEventListener('compositionupdate', goOn)
  root.addEventListener('compositionend', end)
}

/**
 * Suspends the page that replaces the prerendered inputs while an input method composes in one of them: the words that
 * it composes would end in the middle.
 */
function AfterComposing() {
  if (composing !== undefined) use(composing)
  return null
}

/**
 * Brings what was typed into the prerendered input of the same name, its focus and its caret, to the input that replaces
 * it.
 */
export function takePrerenderedInput(input: HTMLInputElement): void {
  const held = drawn?.()
  const old = held?.inputs.find(({ name, type }) => name === input.name && type === input.type)
  if (held === undefined || old === undefined) return
  drawn = undefined
  input.value = old.value
  if (held.focused === old) input.focus()
}

/** Returns them only once, to the form that replaces them. */
export function takePrerenderedInputs(): DrawnInputs | undefined {
  const taken = drawn?.()
  drawn = undefined
  return taken
}
