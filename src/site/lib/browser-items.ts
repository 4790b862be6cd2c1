/**
 * A wrapper of one of the browser's two storages, used by the whole site. A browser may block storage (even reading the
 * property throws), or storage may be full: an item that cannot be stored is kept in memory, as long as the page lives.
 */
export class BrowserItems {
  readonly #storage: () => Storage
  readonly #memory = new Map<string, string>()

  constructor(storage: () => Storage) {
    this.#storage = storage
  }

  get(name: string): string | null {
    return this.#memory.get(name) ?? this.#use((storage) => storage.getItem(name)) ?? null
  }

  set(name: string, value: string): void {
    const isKept = this.#use((storage) => {
      storage.setItem(name, value)
      return true
    })
    this.#memory.delete(name)
    if (isKept) return
    // The old value is removed, so that it does not come back after a reload.
    this.remove(name)
    this.#memory.set(name, value)
  }

  remove(name: string): void {
    this.#memory.delete(name)
    this.#use((storage) => storage.removeItem(name))
  }

  clear(): void {
    this.#memory.clear()
    this.#use((storage) => storage.clear())
  }

  /** Whether an item is stored beyond the life of the page. */
  keeps(name: string): boolean {
    return !this.#memory.has(name)
  }

  /** Undefined where the browser blocks storage, and during prerendering, where there is none. */
  #use<T>(what: (storage: Storage) => T): T | undefined {
    try {
      return what(this.#storage())
    } catch {
      return undefined
    }
  }
}

/** Session storage: per tab, until it is closed. */
export const tabItems = new BrowserItems(() => sessionStorage)

/** Local storage: shared by all tabs of the browser. */
export const deviceItems = new BrowserItems(() => localStorage)
