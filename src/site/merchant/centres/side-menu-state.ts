/**
 * Whether a side menu is open. Beside React's state: a change of a context makes React drop what was rendered in
 * advance of the parts below it that have not come to life, and the menu opens while they are on their way.
 */
export class SideMenuState {
  #open: boolean | undefined
  readonly #listeners = new Set<() => void>()

  /** Undefined until the menu or the visitor has decided: before any script runs, the width of the screen decides. */
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
