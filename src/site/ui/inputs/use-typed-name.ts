import { useEffect, useRef, useState } from 'react'

/** Milliseconds without a key after which what was typed is looked for. */
export const typingPause = 100

interface Typed {
  readonly text: string
  /** What the address said last. */
  readonly seen: string
  /** What was given to the address and it does not say yet: a page that is busy says it later. */
  readonly given: readonly string[]
}

/** What stands in the search field: what the address says, until somebody types something else. */
export function useTypedName(name: string, onName: (name: string) => void) {
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
    }, typingPause)
  }
  return [typed.text, type] as const
}

/** What was given arrives, while somebody types on; or somebody cleared the filters, or went back. */
function seeing(name: string, { text, given }: Typed): Typed {
  const arrived = given.lastIndexOf(name)
  return arrived < 0 ? { text: name, seen: name, given: [] } : { text, seen: name, given: given.slice(arrived + 1) }
}
