import type { ComponentType } from 'react'
import { fetchChunk, loadChunk } from '@/site/ui/loading/load-chunk'

type Registry<Props> = { readonly [Name in keyof Props]: () => Promise<ComponentType<Props[Name]>> }

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

  /** The part, when it is there: the same promise each time. Fails with ChunkLoadError. */
  load<Name extends keyof Props>(name: Name): Promise<ComponentType<Props[Name]>> {
    return (this.#loading[name] ??= loadChunk(String(name), this.#registry[name]).then(
      (part) => (this.#loaded[name] = part),
    ))
  }

  /** Has the part at hand for when it will be needed. That it cannot be had is met then. */
  prefetch(name: keyof Props): void {
    if (this.#loading[name] !== undefined) return
    fetchChunk(String(name), this.#registry[name]).then(
      (part) => (this.#loaded[name] ??= part),
      () => undefined,
    )
  }

  /** Forgets a load that failed, so that the next one starts anew. */
  forgetFailure(name: keyof Props): void {
    if (this.#loaded[name] === undefined) this.#loading[name] = undefined
  }
}
