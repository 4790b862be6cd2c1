/** Connects overlays with the browser's Back button. */
export interface BackEntries {
  /** An overlay has opened, and Back is to close it. Returns a function to call when it has closed. */
  enter(onBack: () => void, mayLeave?: MayLeave): () => void
  /** Navigates to another page, after the overlays' history entries have been removed, unless an overlay refuses. */
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

/** Connects Back with the overlays, those already open too. Until this is called, Back leaves the page. */
export function keepBackEntries(kept: BackEntries): void {
  entries = kept
  standing.forEach((each) => (each.leave = kept.enter(each.onBack, each.mayLeave)))
}

/** Registers an overlay until the returned function is called. */
export function registerOverlay(onBack: () => void, mayLeave?: MayLeave): () => void {
  const one: Standing = { onBack, mayLeave }
  standing.add(one)
  if (entries !== undefined) one.leave = entries.enter(onBack, mayLeave)
  return () => {
    standing.delete(one)
    one.leave?.()
  }
}

/** Leaves the page by calling `go`; `to` is the target address, where it is known. */
export function leavePage(go: () => void, to?: string): void {
  if (entries === undefined) go()
  else entries.leave(go, to)
}
