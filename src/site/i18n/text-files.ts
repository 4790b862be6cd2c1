import type { Locale } from '@/contract/generated/merchant-types'
import { partsWithTexts } from '@/contract/generated/parts-with-texts'
import { fetchTexts } from './fetch-texts'
import { firstAddresses, partAddress, type TextsAddress } from '@/contract/site-data/texts-address'

type Take = (language: string, texts: Locale) => void

const withTexts: ReadonlySet<string> = new Set(partsWithTexts)

/**
 * Lazy-loads the texts that the page does not contain: the shared ones, and those of each part together with its code.
 */
export class TextFiles {
  readonly #locales: Map<string, TextsAddress>
  /** The current language, and the one that is loading. */
  #languages: readonly [shown: string, next: string]
  /** Parts that were needed so far: after a language switch their texts are loaded too. */
  readonly #parts = new Set<string>()
  /** Parts whose texts are in the page, in the language that it was rendered in. */
  readonly #held: { readonly language: string; readonly parts: ReadonlySet<string> }
  readonly #files = new Map<string, Promise<Locale>>()
  /** All loaded texts, by language. */
  readonly #arrived = new Map<string, Locale>()
  #take: Take | undefined

  /** `locales`: addresses of the texts that are not in the page. */
  constructor(locales: Readonly<Record<string, TextsAddress>>, language: string, held: readonly string[] = []) {
    this.#locales = new Map(Object.entries(locales))
    this.#languages = [language, language]
    this.#held = { language, parts: new Set(held) }
  }

  /**
   * Passes the texts to `take`, those already loaded and those that load later. Every caller gets all of them, because
   * React may restart a render.
   */
  giveTo(take: Take): void {
    this.#take = take
    for (const [language, texts] of this.#arrived) take(language, texts)
  }

  /** Resolves when the shared texts, and those of a part, have loaded. After a failure the next call tries again. */
  async need(part?: string): Promise<void> {
    if (part !== undefined) this.#parts.add(part)
    await Promise.all([...new Set(this.#languages)].map((language) => this.#load(language, part)))
  }

  /**
   * Resolves when the texts that this page has needed so far have loaded in another language. `address`: where they
   * are, if it was not known.
   */
  async prepare(language: string, address?: TextsAddress): Promise<void> {
    if (address !== undefined) this.#locales.set(language, address)
    this.#languages = [this.#languages[0], language]
    try {
      await Promise.all([this.#load(language), ...[...this.#parts].map((part) => this.#load(language, part))])
    } catch (error) {
      // Drops the failed language, so that later loads do not fail because of it.
      if (this.#languages[1] === language) this.#languages = [this.#languages[0], this.#languages[0]]
      throw error
    }
  }

  /** Whether no other language was requested in the meantime. */
  isNext(language: string): boolean {
    return this.#languages[1] === language
  }

  /** Switches to a language: parts no longer load the texts of the previous one. */
  show(language: string): void {
    this.#languages = [language, this.#languages[1]]
  }

  async #load(language: string, part?: string): Promise<void> {
    const address = this.#locales.get(language)
    const isHeld = part !== undefined && language === this.#held.language && this.#held.parts.has(part)
    if (address === undefined || isHeld) return
    const hasOwn = part !== undefined && 'byPart' in address && withTexts.has(part)
    const own = hasOwn ? [partAddress(address.byPart, part)] : []
    const files = await Promise.all([...own, ...firstAddresses(address)].map((each) => this.#file(each)))
    // The brand's own texts override the others, whatever the order of arrival.
    const texts = Object.assign({}, ...files) as Locale
    this.#arrived.set(language, { ...this.#arrived.get(language), ...texts })
    this.#take?.(language, texts)
  }

  #file(address: string): Promise<Locale> {
    const file = this.#files.get(address) ?? fetchTexts(address)
    this.#files.set(address, file)
    file.catch(() => this.#files.delete(address))
    return file
  }
}
