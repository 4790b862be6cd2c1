import { deviceItems } from '@/site/lib/browser-items'

/** Key in local storage. */
const storageName = 'consent'

/** What a visitor has chosen. */
export interface ConsentChoice {
  /** Version of the question that was answered. */
  readonly version: string
  /** When it was answered, as ISO 8601. */
  readonly date: string
  /** The categories that were agreed to. */
  readonly allowed: readonly string[]
}

/** Keeps the choice on this device, the same in all its tabs. */
class ConsentStore {
  #known: { readonly text: string; readonly choice: ConsentChoice | undefined } | undefined
  readonly #listeners = new Set<() => void>()

  /** The same object until the choice changes; undefined before the first one. */
  readonly get = (): ConsentChoice | undefined => {
    const text = deviceItems.get(storageName) ?? ''
    if (this.#known?.text !== text) this.#known = { text, choice: readChoice(text) }
    return this.#known.choice
  }

  choose(choice: ConsentChoice): void {
    deviceItems.set(storageName, JSON.stringify(choice))
    this.#tell()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) addEventListener('storage', this.#tell)
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) removeEventListener('storage', this.#tell)
    }
  }

  readonly #tell = (): void => this.#listeners.forEach((listener) => listener())
}

export const consentStore = new ConsentStore()

/** Undefined for what is no choice: storage may hold anything. */
function readChoice(text: string): ConsentChoice | undefined {
  try {
    const { version, date, allowed } = JSON.parse(text) as Partial<Record<keyof ConsentChoice, unknown>>
    if (typeof version !== 'string' || typeof date !== 'string' || !Array.isArray(allowed)) return undefined
    return { version, date, allowed: allowed.filter((name) => typeof name === 'string') }
  } catch {
    return undefined
  }
}
