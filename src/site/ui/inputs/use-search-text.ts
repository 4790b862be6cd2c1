import { useEffect, useRef, useState } from 'react'

/** Debounce of the search field: milliseconds after the last key. */
export const searchDebounce = 100

interface Typed {
  readonly text: string
  /** The name that the address contained last. */
  readonly seen: string
  /** Names that were sent to the address and are not in it yet, because a busy page updates it late. */
  readonly given: readonly string[]
}

/** The text of a search field: follows the address until the player types something else. */
export function useSearchText(name: string, onName: (name: string) => void) {
  const [typed, setTyped] = useState<Typed>({ text: name, seen: name, given: [] })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(onName)
  useEffect(() => void (latest.current = onName))
  useEffect(() => () => clearTimeout(timer.current), [])
  if (name !== typed.seen) setTyped(seeing(name, typed))

  const type = (text: string) => {
    setTyped((last) => ({ ...last, text }))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setTyped(({ given, ...last }) => ({ ...last, given: [...given, text] }))
      latest.current(text)
    }, searchDebounce)
  }
  return [typed.text, type] as const
}

/**
 * The address has changed: either a name that was sent to it has arrived while the player types on, or the filters were
 * cleared, or the player went back.
 */
function seeing(name: string, { text, given }: Typed): Typed {
  const arrived = given.lastIndexOf(name)
  return arrived < 0 ? { text: name, seen: name, given: [] } : { text, seen: name, given: given.slice(arrived + 1) }
}
