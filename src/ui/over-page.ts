/** How what stands over a page and the browser's Back go together. */
export interface BackEntries {
  /** Something stands over the page, and Back is to close it. Returns how to say that it is gone. */
  enter(onBack: () => void): () => void
  /** Goes to another page, once the history stands at the page itself. */
  leave(go: () => void): void
}

interface Standing {
  readonly onBack: () => void
  leave?: () => void
}

const standing = new Set<Standing>()
let entries: BackEntries | undefined

/** Has Back close what stands over the page. Until then it leaves the page. */
export function keepBackEntries(kept: BackEntries): void {
  entries = kept
  standing.forEach((each) => (each.leave = kept.enter(each.onBack)))
}

/** Says that something stands over the page until the returned function is called. */
export function standOver(onBack: () => void): () => void {
  const one: Standing = { onBack }
  standing.add(one)
  if (entries !== undefined) one.leave = entries.enter(onBack)
  return () => {
    standing.delete(one)
    one.leave?.()
  }
}

export function leavePage(go: () => void): void {
  if (entries === undefined) go()
  else entries.leave(go)
}
