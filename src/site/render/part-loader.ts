import type { ComponentType } from 'react'
import { fetchChunk, loadChunk } from '@/site/ui/loading/load-chunk'

type Registry<Props> = { readonly [Name in keyof Props]: () => Promise<ComponentType<Props[Name]>> }

/** Lazy-loads the parts of a registry and caches them, so that a loaded part renders synchronously. */
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

  /** Loads a part. Returns the same promise on every call. Rejects with ChunkLoadError. */
  load<Name extends keyof Props>(name: Name): Promise<ComponentType<Props[Name]>> {
    return (this.#loading[name] ??= loadChunk(String(name), this.#registry[name]).then(
      (part) => (this.#loaded[name] = part),
    ))
  }

  /** Prefetches a part. A failure is ignored here: `load` tries again and reports it. */
  prefetch(name: keyof Props): void {
    if (this.#loading[name] !== undefined) return
    fetchChunk(String(name), this.#registry[name]).then(
      (part) => (this.#loaded[name] ??= part),
      () => undefined,
    )
  }

  /** Forgets a failed load, so that the next call tries again. */
  forgetFailure(name: keyof Props): void {
    if (this.#loaded[name] === undefined) this.#loading[name] = undefined
  }
}
