import { useEffect, useRef, useState } from 'react'

/** Debounce time in milliseconds. */
const pause = 300

/** The text of an input while it is typed: committed after a debounce and on blur. */
export function useTypedText(value: string, commit: (text: string) => void) {
  const [typed, setTyped] = useState<string>()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(commit)
  useEffect(() => {
    latest.current = commit
  })
  useEffect(() => () => clearTimeout(waiting.current), [])

  const handOver = (text: string) => {
    clearTimeout(waiting.current)
    if (text !== value) latest.current(text)
  }
  return {
    value: typed ?? value,
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => {
      const text = currentTarget.value
      setTyped(text)
      clearTimeout(waiting.current)
      waiting.current = setTimeout(() => handOver(text), pause)
    },
    onBlur: () => {
      if (typed !== undefined) handOver(typed)
      setTyped(undefined)
    },
  }
}
