import { joined } from '@/lib/divide'
import type { JsonObject } from '@/lib/json-value'
import { forgetWhenRetried } from '@/ui/lazy-part'
import { loadChunk } from '@/ui/load-chunk'
import type { BootData, FirstView, SiteData } from './boot-data'

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

  get now(): FirstView {
    return this.#whole ?? this.#boot
  }

  /** Undefined until it has arrived. */
  get whole(): SiteData | undefined {
    return this.#whole
  }

  /** Everything: the same promise each time. Fails with ChunkLoadError, until somebody tries again. */
  load(): Promise<SiteData> {
    return (this.#loading ??= loadChunk('rest-of-site', () => this.#fetch()).catch((error: unknown) => {
      forgetWhenRetried(() => (this.#loading = undefined))
      throw error
    }))
  }

  /** Has everything at hand for when it will be needed. That it cannot be had is met then. */
  prefetch(): Promise<SiteData | undefined> {
    return this.#fetch().catch(() => undefined)
  }

  /** The drawing of an icon that what is known names. */
  readonly iconOf = (name: string) => this.now.icons[name]

  #fetch(): Promise<SiteData> {
    return (this.#fetching ??= this.#arrive().catch((error: unknown) => {
      this.#fetching = undefined
      throw error
    }))
  }

  async #arrive(): Promise<SiteData> {
    if (this.#boot.rest === undefined) return this.#boot
    const { rest, ...first } = this.#boot
    const answer = await fetch(rest)
    if (!answer.ok) throw new Error(`${rest} was answered with ${answer.status}`)
    // The build divided what it took from a checked merchant.
    const whole = joined(first as unknown as JsonObject, (await answer.json()) as JsonObject)
    return (this.#whole = whole as unknown as SiteData)
  }
}
