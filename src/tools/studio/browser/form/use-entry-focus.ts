import { useEffect, useRef, useState } from 'react'

/** Buttons of an entry that stay with it. */
export type EntryTool = 'up' | 'down' | 'hide' | 'show' | 'rename' | 'remove'

/** Where the focus moves instead, if the pressed button is gone or disabled. */
const instead: readonly EntryTool[] = ['up', 'down', 'hide', 'show', 'rename']

/**
 * Keeps the focus on an entry that was moved by one of its buttons, and announces the result. A moved element loses the
 * focus in every browser. `version` changes whenever the entries do.
 */
export function useEntryFocus(version: string) {
  const root = useRef<HTMLDivElement>(null)
  const wanted = useRef<{ readonly name: string; readonly tool: EntryTool }>(undefined)
  const [news, setNews] = useState('')
  useEffect(() => {
    const { name, tool } = wanted.current ?? {}
    wanted.current = undefined
    if (name === undefined || tool === undefined) return
    const box = root.current?.querySelector(`:scope > [data-entry="${CSS.escape(name)}"]`)
    const button = [tool, ...instead]
      .map((each) => box?.querySelector<HTMLButtonElement>(`:scope > [role=group] > [data-tool=${each}]`))
      .find((each) => each?.disabled === false)
    button?.focus()
  }, [version])
  /** Called with an edit that moves an entry. */
  const follow = (name: string, tool: EntryTool, said: string) => {
    wanted.current = { name, tool }
    setNews(said)
  }
  return { root, news, follow }
}
