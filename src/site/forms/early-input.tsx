import { createContext, use, useState, type ReactNode } from 'react'
import { takeDrawnInputs } from '@/site/ui/inputs/drawn-inputs'

/** What was typed or filled in while the code of a form, or its rules, were on their way. */
export interface EarlyInput {
  readonly texts: Map<string, string>
  /** The input that had the focus, and what was selected in it. */
  focused: { readonly name: string; readonly selection: readonly [start: number, end: number] } | undefined
}

const EarlyInputContext = createContext<EarlyInput | undefined>(undefined)

/** A place in which what is typed early goes from what waits for a form to the form. */
export function KeepsEarlyInput({ children }: { children: ReactNode }) {
  const outer = use(EarlyInputContext)
  const [own] = useState<EarlyInput>(() => ({ texts: new Map(), focused: undefined }))
  return <EarlyInputContext value={outer ?? own}>{children}</EarlyInputContext>
}

export function useEarlyInput(): EarlyInput | undefined {
  return use(EarlyInputContext)
}

/** Keeps what stands in the inputs of a place that is about to go. */
export function keepInput(early: EarlyInput, place: HTMLElement): void {
  keep(early, place.querySelectorAll('input'), document.activeElement)
}

function keep(early: EarlyInput, inputs: Iterable<HTMLInputElement>, focused: EventTarget | null): void {
  for (const input of inputs) {
    if (input.value !== input.defaultValue) early.texts.set(input.name, input.value)
    if (input !== focused) continue
    // One that is gone from the page no longer knows its place in the text: typing goes on at the end.
    const [start, end] = input.isConnected ? [input.selectionStart, input.selectionEnd] : []
    early.focused = { name: input.name, selection: [start ?? input.value.length, end ?? input.value.length] }
  }
}

interface Inputs {
  /** Shows a text in the input of a name; false where there is none. */
  readonly show: (name: string, text: string) => boolean
  readonly focus: (name: string) => void
}

/** Puts what was kept where it belongs, and goes on where the player was. */
export function giveInput(early: EarlyInput, { show, focus }: Inputs): void {
  const drawn = takeDrawnInputs()
  if (drawn !== undefined) keep(early, drawn.inputs, drawn.focused)
  for (const [name, text] of early.texts) if (show(name, text)) early.texts.delete(name)
  const { focused } = early
  early.focused = undefined
  if (focused === undefined) return
  focus(focused.name)
  const input = document.activeElement
  if (input instanceof HTMLInputElement && input.name === focused.name) input.setSelectionRange(...focused.selection)
}
