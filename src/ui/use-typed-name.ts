import { useEffect, useRef, useState } from 'react'

/** Milliseconds without a key after which what was typed is looked for. */
export const typingPause = 100

/** What stands in the search field: what the address says, until somebody types something else. */
export function useTypedName(name: string, onName: (name: string) => void) {
  const [typed, setTyped] = useState({ text: name, ofAddress: name })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // Somebody cleared the filters, or went back.
  if (name !== typed.ofAddress) setTyped({ text: name, ofAddress: name })

  const type = (text: string) => {
    setTyped((last) => ({ ...last, text }))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setTyped({ text, ofAddress: text })
      onName(text)
    }, typingPause)
  }
  return [typed.text, type] as const
}
