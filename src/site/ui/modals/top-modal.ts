/** The open modals, the lowest first: everything outside the last one is inert. */
const open: HTMLElement[] = []
const listeners = new Set<() => void>()

/** Registers an open modal until the returned function is called. */
export function registerModal(modal: HTMLElement): () => void {
  const inner = open.findIndex((each) => modal.contains(each))
  open.splice(inner < 0 ? open.length : inner, 0, modal)
  listeners.forEach((listener) => listener())
  return () => {
    open.splice(open.indexOf(modal), 1)
    listeners.forEach((listener) => listener())
  }
}

/** The element to render into for content that must stay reachable above every modal. */
export function topContainer(): HTMLElement {
  return open.at(-1) ?? document.body
}

/** Calls back synchronously whenever the top place changes. Returns a function that unsubscribes. */
export function onTopContainerChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
