import { createElement, use, type ReactNode } from 'react'
import { replacedSelects } from './early-choices'

interface DrawnInputs {
  readonly inputs: readonly HTMLInputElement[]
  readonly focused: EventTarget | null
  /** Whether Enter was the last key pressed, in the focused input. */
  readonly isEntered: boolean
}

let drawn: (() => DrawnInputs) | undefined

/**
 * Keeps references to the inputs and selects of prerendered markup that is about to be replaced: their values outlive
 * them, so that nothing typed, chosen or autofilled before then is lost. Returns what the page that replaces them has to
 * render at its end.
 */
export function hold(root: HTMLElement): ReactNode {
  replacedSelects.push(...root.querySelectorAll('select'))
  const inputs = [...root.querySelectorAll('input')]
  if (inputs.length === 0) return null
  let focused: EventTarget | null = document.activeElement
  let entered = window.earlyEnter ?? null
  const note = ({ target }: Event) => (focused = target)
  const noteKey = (event: KeyboardEvent) => (entered = isEnter(event) ? event.target : null)
  root.addEventListener('focusin', note)
  root.addEventListener('keydown', noteKey)
  watchComposition(root)
  drawn = () => {
    root.removeEventListener('focusin', note)
    root.removeEventListener('keydown', noteKey)
    return { inputs, focused, isEntered: entered !== null && entered === focused }
  }
  return createElement(AfterComposing)
}

/** Enter, and not the one that ends a composition of an input method. */
export const isEnter = ({ key, isComposing }: Pick<KeyboardEvent, 'key' | 'isComposing'>): boolean =>
  key === 'Enter' && !isComposing

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
