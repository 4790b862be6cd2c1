/** Modals that are open, the lowest first: outside the last one nothing can be pressed, or is read out. */
const open: HTMLElement[] = []
const listeners = new Set<() => void>()

/** Says that a modal is open until the returned function is called. */
export function standOnTop(modal: HTMLElement): () => void {
  const inner = open.findIndex((each) => modal.contains(each))
  open.splice(inner < 0 ? open.length : inner, 0, modal)
  listeners.forEach((listener) => listener())
  return () => {
    open.splice(open.indexOf(modal), 1)
    listeners.forEach((listener) => listener())
  }
}

/** Where something has to stand that can be reached whatever is open. */
export function topPlace(): HTMLElement {
  return open.at(-1) ?? document.body
}

/** Calls, at once, whenever the top place is another one. Returns how to stop. */
export function onTopPlace(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
