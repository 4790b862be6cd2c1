import { createContext, use, useState, type ReactNode } from 'react'
import { isEnter, takePrerenderedInputs } from '@/site/ui/inputs/prerendered-inputs'

/** Text that the player typed, or the browser autofilled, while a form's code or rules were still loading. */
export interface EarlyInput {
  readonly texts: Map<string, string>
  /** The input that had the focus, and its selection. */
  focused: { readonly name: string; readonly selection: readonly [start: number, end: number] } | undefined
  /** Whether Enter was the last key pressed: the form is submitted once it is there. */
  isEntered: boolean
}

const EarlyInputContext = createContext<EarlyInput | undefined>(undefined)

/** Provides a scope in which input typed into a placeholder form is carried over to the real form. */
export function KeepsEarlyInput({ children }: { children: ReactNode }) {
  const outer = use(EarlyInputContext)
  const [own] = useState<EarlyInput>(() => ({ texts: new Map(), focused: undefined, isEntered: false }))
  return <EarlyInputContext value={outer ?? own}>{children}</EarlyInputContext>
}

export function useEarlyInput(): EarlyInput | undefined {
  return use(EarlyInputContext)
}

/** Saves the values of the inputs in an element that is about to be removed. */
export function saveInputs(early: EarlyInput, place: HTMLElement): void {
  // In a placeholder that came to life as it was, the key was pressed before anything noted it.
  if (window.earlyEnter === document.activeElement && place.contains(document.activeElement)) early.isEntered = true
  keep(early, place.querySelectorAll('input'), document.activeElement)
}

function keep(early: EarlyInput, inputs: Iterable<HTMLInputElement>, focused: EventTarget | null): void {
  for (const input of inputs) {
    if (input.value !== input.defaultValue) early.texts.set(input.name, input.value)
    if (input !== focused) continue
    // A detached input has lost its selection, so the caret goes to the end of the text.
    const [start, end] = input.isConnected ? [input.selectionStart, input.selectionEnd] : []
    early.focused = { name: input.name, selection: [start ?? input.value.length, end ?? input.value.length] }
  }
}

/** Notes a key pressed in a placeholder form. */
export function noteKey(early: EarlyInput, event: KeyboardEvent): void {
  early.isEntered = isEnter(event)
}

/** Whether the placeholder was submitted with Enter; true only once. */
export function takeEnter(early: EarlyInput): boolean {
  const { isEntered } = early
  early.isEntered = false
  return isEntered
}

interface Inputs {
  /** Writes a text into the input with this name; false when there is no such input. */
  readonly show: (name: string, text: string) => boolean
  readonly focus: (name: string) => void
}

/** Restores the saved values into the inputs, and the focus and selection that the player had. */
export function restoreInputs(early: EarlyInput, { show, focus }: Inputs): void {
  const drawn = takePrerenderedInputs()
  if (drawn !== undefined) {
    keep(early, drawn.inputs, drawn.focused)
    early.isEntered = drawn.isEntered
  }
  for (const [name, text] of early.texts) if (show(name, text)) early.texts.delete(name)
  const { focused } = early
  early.focused = undefined
  if (focused === undefined) return
  focus(focused.name)
  const input = document.activeElement
  if (input instanceof HTMLInputElement && input.name === focused.name) input.setSelectionRange(...focused.selection)
}
