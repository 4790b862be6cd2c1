import type { Locale } from '@/generated/merchant-types'
import { fetchTexts } from './fetch-texts'

/** The texts of the default language that a page does not hold itself: it has those of the first view. */
export class RestOfTexts {
  readonly #address: string | undefined
  #texts: Locale | undefined
  #loading: Promise<void> | undefined
  #take: (texts: Locale) => void = () => {}

  /** Without an address the page holds all texts. */
  constructor(address?: string) {
    this.#address = address
  }

  /** Resolves when the texts are there. After a failure the next call asks again. */
  load(): Promise<void> {
    return (this.#loading ??= this.#fetch().catch((error: unknown) => {
      this.#loading = undefined
      throw error
    }))
  }

  /** Hands over the texts, now or when they arrive. */
  giveTo(take: (texts: Locale) => void): void {
    this.#take = take
    if (this.#texts !== undefined) take(this.#texts)
  }

  async #fetch(): Promise<void> {
    if (this.#address === undefined) return
    this.#texts = await fetchTexts(this.#address)
    this.#take(this.#texts)
  }
}
