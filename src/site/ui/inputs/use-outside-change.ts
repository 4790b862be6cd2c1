import { useLayoutEffect, useRef } from 'react'

interface Given {
  /** The value of the last render. */
  seen: string
  /** Values that this component asked for and that are not seen yet, because a busy page arrives at them late. */
  own: readonly string[]
}

/**
 * Calls `apply` when a value changes for another reason than this component's own request, such as Back or a link. What
 * the component asks for itself it names by `ask`, which says whether that is news. Kept in refs instead of state: a
 * render that began before the last key would bring its older text back.
 */
export function useOutsideChange(value: string, apply: (value: string) => void): (value: string) => boolean {
  const given = useRef<Given>({ seen: value, own: [] })
  useLayoutEffect(() => {
    const { seen, own } = given.current
    if (value === seen) return
    const arrived = own.lastIndexOf(value)
    given.current = { seen: value, own: arrived < 0 ? [] : own.slice(arrived + 1) }
    if (arrived < 0) apply(value)
  })
  return (next) => {
    const { seen, own } = given.current
    if (next === (own.at(-1) ?? seen)) return false
    given.current = { seen, own: [...own, next] }
    return true
  }
}
