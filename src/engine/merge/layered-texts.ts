import type { Locale } from '@/contract/generated/merchant-types'
import { isJsonObject, type JsonObject, type JsonValue } from '@/contract/json/json-value'
import { isLocaleFile, languageOf } from '@/engine/schema/config-files'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'
import { memoiseByObject } from '@/engine/memo/memoise-by-object'

/**
 * The texts of a merchant by language and key: its own over those of its template. They are looked up and not merged,
 * because a template has tens of thousands and a brand overrides a few.
 */
export class LayeredTexts {
  /** The texts in the merchant's own files, by language. `null` removes the template's text. */
  readonly own: ReadonlyMap<string, JsonObject>
  readonly below: LayeredTexts | undefined
  readonly #merged = new Map<string, JsonObject>()

  constructor(own: ReadonlyMap<string, JsonObject>, below?: LayeredTexts) {
    this.own = own
    this.below = below
  }

  /**
   * Texts of the same files are one object, however often they are asked for: what checks find in them is known by it
   * while another file of the merchant changes.
   */
  static of(own: ReadonlyMap<string, JsonObject>, below: LayeredTexts | undefined): LayeredTexts {
    const texts = new LayeredTexts(own, below)
    const [first = below] = own.values()
    const known = first && latest.get(first)
    if (known !== undefined && known.#equals(texts)) return known
    if (first !== undefined) latest.set(first, texts)
    return texts
  }

  /** Whether both have the same texts by identity, in the same order of languages. */
  #equals(other: LayeredTexts): boolean {
    if (this.below !== other.below || this.own.size !== other.own.size) return false
    const others = [...other.own]
    return [...this.own].every(([language, texts], at) => others[at]?.[0] === language && others[at][1] === texts)
  }

  /** Languages with a file in some layer. */
  keys(): string[] {
    return [...new Set([...(this.below?.keys() ?? []), ...this.own.keys()])]
  }

  has(language: string): boolean {
    return this.own.has(language) || this.below?.has(language) === true
  }

  /** A text as written; undefined when there is none. */
  text(language: string, key: string): JsonValue | undefined {
    const own = this.own.get(language)
    if (own === undefined || !Object.hasOwn(own, key)) return this.below?.text(language, key)
    return own[key] ?? undefined
  }

  /** A text of a valid merchant. */
  written(language: string, key: string): string | undefined {
    const text = this.text(language, key)
    return typeof text === 'string' ? text : undefined
  }

  /** All texts of a language, merged on demand. A brand without texts of its own shares its template's. */
  get(language: string): JsonObject | undefined {
    const own = this.own.get(language)
    if (own === undefined) return this.below?.get(language)
    const known = this.#merged.get(language) ?? withoutRemoved({ ...this.below?.get(language), ...own })
    this.#merged.set(language, known)
    return known
  }
}

/** The texts last made, by the first of their own files, or by those below where there are none. */
const latest = new WeakMap<JsonObject | LayeredTexts, LayeredTexts>()

/** Texts of a valid merchant, all of which are strings. */
export function localeOf(texts: LayeredTexts, language: string): Locale {
  return (texts.get(language) ?? {}) as Locale
}

/** A folder's own texts, without those of unreadable files. */
export function ownTexts(folder: MerchantFolder): Map<string, JsonObject> {
  const files = [...folder.files].flatMap(([key, { value }]) =>
    isLocaleFile(key) && isJsonObject(value) ? [[languageOf(key), withoutSchema(value)] as const] : [],
  )
  return new Map(files)
}

const withoutSchema = memoiseByObject((texts: JsonObject): JsonObject => {
  if (!('$schema' in texts)) return texts
  const { $schema: _, ...others } = texts
  return others
})

function withoutRemoved(texts: JsonObject): JsonObject {
  const keys = Object.keys(texts)
  if (!keys.some((key) => texts[key] === null)) return texts
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== null))
}
