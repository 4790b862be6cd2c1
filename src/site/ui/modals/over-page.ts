/** How what stands over a page and the browser's Back go together. */
export interface BackEntries {
  /** Something stands over the page, and Back is to close it. Returns how to say that it is gone. */
  enter(onBack: () => void, mayLeave?: MayLeave): () => void
  /** Goes to another page, once the history stands at the page itself, if nothing there wants to keep it. */
  leave(go: () => void, to?: string): void
}

/** Whether the page may be left for an address of this site. */
export type MayLeave = (to: string) => boolean | Promise<boolean>

interface Standing {
  readonly onBack: () => void
  readonly mayLeave: MayLeave | undefined
  leave?: () => void
}

const standing = new Set<Standing>()
let entries: BackEntries | undefined

/** Has Back close what stands over the page. Until then it leaves the page. */
export function keepBackEntries(kept: BackEntries): void {
  entries = kept
  standing.forEach((each) => (each.leave = kept.enter(each.onBack, each.mayLeave)))
}

/** Says that something stands over the page until the returned function is called. */
export function standOver(onBack: () => void, mayLeave?: MayLeave): () => void {
  const one: Standing = { onBack, mayLeave }
  standing.add(one)
  if (entries !== undefined) one.leave = entries.enter(onBack, mayLeave)
  return () => {
    standing.delete(one)
    one.leave?.()
  }
}

/** Leaves the page for another one: for that of the address, where it is known. */
export function leavePage(go: () => void, to?: string): void {
  if (entries === undefined) go()
  else entries.leave(go, to)
}
