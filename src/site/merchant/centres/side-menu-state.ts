/**
 * Whether a side menu is open. A store beside React's state: a context change makes React discard the prerendered
 * markup of the parts below that are not hydrated yet, and the menu may open while they are loading.
 */
export class SideMenuState {
  #open: boolean | undefined
  readonly #listeners = new Set<() => void>()

  /**
   * Undefined until the menu or the visitor has decided: before any script runs, CSS decides by the width of the
   * screen.
   */
  readonly isOpen = (): boolean | undefined => this.#open

  readonly setOpen = (open: boolean | undefined): void => {
    this.#open = open
    this.#listeners.forEach((listener) => listener())
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
