import type { ComponentType } from 'react'

type Registry<Props> = { readonly [Name in keyof Props]: () => Promise<ComponentType<Props[Name]>> }

/** Chunk load time-out of the specification (1 §9). */
const chunkTimeout = 120_000

/**
 * Loads the parts of a registry when they are needed and remembers them, so that what is
 * loaded renders at once.
 */
export class PartLoader<Props> {
  readonly #registry: Registry<Props>
  readonly #loaded: { [Name in keyof Props]?: ComponentType<Props[Name]> } = {}
  readonly #loading: { [Name in keyof Props]?: Promise<ComponentType<Props[Name]>> | undefined } = {}

  constructor(registry: Registry<Props>) {
    this.#registry = registry
  }

  get<Name extends keyof Props>(name: Name): ComponentType<Props[Name]> | undefined {
    return this.#loaded[name]
  }

  /** The part, when it is there: the same promise each time. A chunk that does not arrive is tried once more. */
  load<Name extends keyof Props>(name: Name): Promise<ComponentType<Props[Name]>> {
    const attempt = () => inTime(this.#registry[name](), String(name))
    return (this.#loading[name] ??= attempt()
      .catch(attempt)
      .then((part) => (this.#loaded[name] = part)))
  }

  /** Forgets a load that failed, so that the next one starts anew. */
  forgetFailure(name: keyof Props): void {
    if (this.#loaded[name] === undefined) this.#loading[name] = undefined
  }
}

function inTime<T>(work: Promise<T>, name: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${name} did not load within ${chunkTimeout} ms`)), chunkTimeout)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
