import type { Locale } from '@/contract/generated/merchant-types'
import { partsWithTexts } from '@/contract/generated/parts-with-texts'
import { fetchTexts } from './fetch-texts'
import { firstAddresses, partAddress, type TextsAddress } from '@/contract/site-data/texts-address'

type Take = (language: string, texts: Locale) => void

const withTexts: ReadonlySet<string> = new Set(partsWithTexts)

/** Fetches the texts that a page does not hold: the shared ones, and those of each part when its code is. */
export class TextFiles {
  readonly #locales: Map<string, TextsAddress>
  /** The language that is shown, and the one that is on its way. */
  #languages: readonly [shown: string, next: string]
  /** Parts that were needed so far: another language needs them too. */
  readonly #parts = new Set<string>()
  /** Parts whose texts the page holds, in the language that it came in. */
  readonly #held: { readonly language: string; readonly parts: ReadonlySet<string> }
  readonly #files = new Map<string, Promise<Locale>>()
  /** All that came, by language. */
  readonly #arrived = new Map<string, Locale>()
  #take: Take | undefined

  /** `locales`: where the texts are that the page does not hold itself. */
  constructor(locales: Readonly<Record<string, TextsAddress>>, language: string, held: readonly string[] = []) {
    this.#locales = new Map(Object.entries(locales))
    this.#languages = [language, language]
    this.#held = { language, parts: new Set(held) }
  }

  /** Hands over the texts, now or when they arrive: all of them to each who asks, since React may begin a page anew. */
  giveTo(take: Take): void {
    this.#take = take
    for (const [language, texts] of this.#arrived) take(language, texts)
  }

  /** Resolves when the shared texts are there, and those of a part. After a failure the next call asks again. */
  async need(part?: string): Promise<void> {
    if (part !== undefined) this.#parts.add(part)
    await Promise.all([...new Set(this.#languages)].map((language) => this.#load(language, part)))
  }

  /** Resolves when another language has the texts that this page needed so far. `address`: where they are, where it was not known. */
  async prepare(language: string, address?: TextsAddress): Promise<void> {
    if (address !== undefined) this.#locales.set(language, address)
    this.#languages = [this.#languages[0], language]
    try {
      await Promise.all([this.#load(language), ...[...this.#parts].map((part) => this.#load(language, part))])
    } catch (error) {
      // What fails later for want of this language would fail for nothing.
      if (this.#languages[1] === language) this.#languages = [this.#languages[0], this.#languages[0]]
      throw error
    }
  }

  /** Whether no other language was asked for since. */
  isNext(language: string): boolean {
    return this.#languages[1] === language
  }

  /** The page is in this language now: parts no longer bring the texts of the one before. */
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
    // What a brand says of its own lies over the rest, whatever came first.
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
