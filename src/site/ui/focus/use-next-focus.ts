import { useEffect, type RefObject } from 'react'
import { focusIn } from './focus-in'

/** Rows of a list: when one is removed, the next takes its place. */
const rows = 'li, section, fieldset'

/**
 * Moves the focus when the focused element is removed from `place`, for example with a deleted message: to the next row
 * or the one before, else to the heading of the section. By default the browser resets the focus to the document, where
 * the keyboard starts over and a screen reader says nothing.
 */
export function useNextFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = place.current
    if (root === null) return
    let had: Node | undefined
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Node) had = target
    }
    const observer = new MutationObserver((changes) => {
      const lost = had
      if (lost === undefined || lost.isConnected || document.activeElement !== document.body) return
      const change = changes.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(lost)))
      if (change !== undefined) focusNext(change, root)
    })
    root.addEventListener('focusin', remember)
    observer.observe(root, { childList: true, subtree: true })
    return () => {
      root.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [place])
}

function focusNext({ nextSibling, previousSibling, target }: MutationRecord, root: Element): void {
  const around = [nextSibling, previousSibling].filter(isRow)
  if (around.some(focusIn) || !(target instanceof Element)) return
  for (let outer: Element | null = target; outer !== null && root.contains(outer); outer = outer.parentElement)
    if (outer.isConnected && focusIn(outer)) return
}

const isRow = (node: Node | null): node is Element => node instanceof Element && node.isConnected && node.matches(rows)
