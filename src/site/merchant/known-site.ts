import { joined } from '@/site/lib/divide'
import { isJsonObject, type JsonObject } from '@/contract/json/json-value'
import { forgetWhenRetried } from '@/site/ui/loading/lazy-part'
import { fetchChunk, loadChunk } from '@/site/ui/loading/load-chunk'
import type { BootData, FirstView, SiteData } from '@/contract/site-data/boot-data'

/** What is known of the merchant: what the page holds, and everything once the rest has arrived. */
export class KnownSite {
  readonly #boot: BootData
  #whole: SiteData | undefined
  #loading: Promise<SiteData> | undefined
  #fetching: Promise<SiteData> | undefined

  constructor(boot: BootData) {
    this.#boot = boot
    this.#whole = boot.rest === undefined ? boot : undefined
  }

  /** What the page holds, whatever has arrived since. */
  get first(): FirstView {
    return this.#boot
  }

  get now(): FirstView {
    return this.#whole ?? this.#boot
  }

  /** Undefined until it has arrived. */
  get whole(): SiteData | undefined {
    return this.#whole
  }

  /**
   * Everything: the same promise each time, marked with its value once that is there. Fails with ChunkLoadError, until
   * somebody tries again.
   */
  load(): Promise<SiteData> {
    return (this.#loading ??=
      this.#whole === undefined ? this.#begin() : marked(Promise.resolve(this.#whole), this.#whole))
  }

  /** Has everything at hand for when it will be needed. That it cannot be had is met then. */
  prefetch(): Promise<SiteData | undefined> {
    return this.#fetch().catch(() => undefined)
  }

  /** The drawing of an icon that what is known names. */
  readonly iconOf = (name: string) => this.now.icons[name]

  #begin(): Promise<SiteData> {
    return loadChunk('rest-of-site', () => this.#fetch()).catch((error: unknown) => {
      forgetWhenRetried(() => (this.#loading = undefined))
      throw error
    })
  }

  /** Nothing is known before the texts are there that it needs: a page would show their keys, and keep them. */
  #fetch(): Promise<SiteData> {
    return (this.#fetching ??= fetchChunk('rest-of-site', () => this.#arrive())
      .then((whole) => {
        this.#whole = whole
        // One that has failed before is not kept.
        if (this.#loading !== undefined) marked(this.#loading, whole).catch(() => (this.#loading = undefined))
        return whole
      })
      .catch((error: unknown) => {
        this.#fetching = undefined
        throw error
      }))
  }

  async #arrive(): Promise<SiteData> {
    if (this.#boot.rest === undefined) return this.#boot
    const { rest, ...first } = this.#boot
    const answer = await fetch(rest)
    if (!answer.ok) throw new Error(`${rest} was answered with ${answer.status}`)
    const more: unknown = await answer.json()
    if (!isRest(more)) throw new Error(`${rest} is no site`)
    // The build divided what it took from a checked merchant.
    return joined(first as unknown as JsonObject, more) as unknown as SiteData
  }
}

/** Marks a promise as React's `use` reads it, which then need not wait for it. */
function marked<T>(promise: Promise<T>, value: T): Promise<T> {
  return Object.assign(promise, { status: 'fulfilled', value })
}

/** What every rest holds, so that an answer that is something else is asked for again and not kept. */
function isRest(value: unknown): value is JsonObject {
  return isJsonObject(value) && isJsonObject(value['fields']) && isJsonObject(value['routes'])
}
