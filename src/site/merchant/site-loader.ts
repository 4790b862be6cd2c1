import { fetchJson } from '@/site/lib/fetch-json'
import { joinParts } from '@/site/lib/json-remainder'
import { isJsonObject, type JsonObject } from '@/contract/json/json-value'
import { onResetFailedParts } from '@/site/ui/loading/lazy-part'
import { fetchChunk, loadChunk } from '@/site/ui/loading/load-chunk'
import type { BootData, FirstView, SiteData } from '@/contract/site-data/boot-data'

/** The known data of the merchant: what the page contains, and everything once the rest has loaded. */
export class SiteLoader {
  readonly #boot: BootData
  #whole: SiteData | undefined
  #loading: Promise<SiteData> | undefined
  #fetching: Promise<SiteData> | undefined

  constructor(boot: BootData) {
    this.#boot = boot
    this.#whole = boot.rest === undefined ? boot : undefined
  }

  /** The data in the page, whatever has loaded since. */
  get first(): FirstView {
    return this.#boot
  }

  get now(): FirstView {
    return this.#whole ?? this.#boot
  }

  /** Undefined until it has loaded. */
  get whole(): SiteData | undefined {
    return this.#whole
  }

  /**
   * Loads everything. Returns the same promise each time, marked as fulfilled once it is. Rejects with ChunkLoadError,
   * until a retry.
   */
  load(): Promise<SiteData> {
    return (this.#loading ??=
      this.#whole === undefined ? this.#begin() : marked(Promise.resolve(this.#whole), this.#whole))
  }

  /** Prefetches everything. A failure is reported when the data is needed. */
  prefetch(): Promise<SiteData | undefined> {
    return this.#fetch().catch(() => undefined)
  }

  /** The path of an icon that the known data names. */
  readonly iconOf = (name: string) => this.now.icons[name]

  #begin(): Promise<SiteData> {
    return loadChunk('rest-of-site', () => this.#fetch()).catch((error: unknown) => {
      onResetFailedParts(() => (this.#loading = undefined))
      throw error
    })
  }

  /** Waits for the texts that the data needs: otherwise a page would show text keys, and keep showing them. */
  #fetch(): Promise<SiteData> {
    return (this.#fetching ??= fetchChunk('rest-of-site', () => this.#arrive())
      .then((whole) => {
        this.#whole = whole
        // Drops a load that has failed before.
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
    const more = await fetchJson(rest)
    if (!isRest(more)) throw new Error(`${rest} is no site`)
    // The cast is safe: the build split the data of a validated merchant.
    return joinParts(first as unknown as JsonObject, more) as unknown as SiteData
  }
}

/** Marks a promise the way React's `use` reads it, so that it does not suspend. */
function marked<T>(promise: Promise<T>, value: T): Promise<T> {
  return Object.assign(promise, { status: 'fulfilled', value })
}

/** Checks for the keys that every answer must have, so that a wrong file is requested again and not kept. */
function isRest({ fields, routes }: JsonObject): boolean {
  return isJsonObject(fields) && isJsonObject(routes)
}
