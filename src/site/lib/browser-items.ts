/**
 * One of the browser's two storages, as the whole site uses it. A browser may keep nothing (blocked: already looking
 * at it throws) or have no room left (full): an item that it does not take lives in memory, as long as the page does.
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
    // What is there of old must not come back when the page is loaded anew.
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

  /** Whether an item outlives the page. */
  keeps(name: string): boolean {
    return !this.#memory.has(name)
  }

  /** Undefined where the browser refuses, and where it has none, as while a page is rendered in advance. */
  #use<T>(what: (storage: Storage) => T): T | undefined {
    try {
      return what(this.#storage())
    } catch {
      return undefined
    }
  }
}

/** Session storage: of this tab, until it is closed. */
export const tabItems = new BrowserItems(() => sessionStorage)

/** Local storage: of this browser, shared by its tabs. */
export const deviceItems = new BrowserItems(() => localStorage)
