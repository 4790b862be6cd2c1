import { isJsonObject, type JsonValue } from '@/contract/json/json-value'

/** A word of the field, and how a language says it. */
export interface GlossaryWord {
  readonly english: string
  readonly word: string
}

/**
 * The words of the field: those of `locales/glossary.json` of the merchant and of the templates it extends, by their
 * English: `{"wallet": {"TH": "กระเป๋าเงิน"}}`.
 */
export class Glossary {
  readonly #words = new Map<string, { readonly written: RegExp; readonly byLanguage: Map<string, string> }>()

  /** `values`: the files' values, the merchant's own first. Throws a `TypeError` that says what is wrong in one. */
  constructor(values: readonly JsonValue[]) {
    for (const value of values.toReversed()) this.#take(value)
  }

  /** The words that occur in an English text, as a language says them. */
  wordsIn(text: string, language: string): GlossaryWord[] {
    return [...this.#words].flatMap(([english, { written, byLanguage }]) => {
      const word = byLanguage.get(language)
      return word !== undefined && written.test(text) ? [{ english, word }] : []
    })
  }

  #take(value: JsonValue): void {
    if (!isJsonObject(value)) throw new TypeError('it holds no object')
    for (const [english, words] of Object.entries(value)) {
      if (english === '$schema') continue
      if (!isJsonObject(words)) throw new TypeError(`"${english}" has no words by language`)
      const { written, byLanguage } = this.#words.get(english) ?? { written: anyForm(english), byLanguage: new Map() }
      for (const [language, word] of Object.entries(words)) {
        if (typeof word !== 'string') throw new TypeError(`"${english}" has no word for ${language}`)
        byLanguage.set(language, word)
      }
      this.#words.set(english, { written, byLanguage })
    }
  }
}

/** Finds a word in its singular and its plural: wallet and wallets, currency and currencies. */
function anyForm(english: string): RegExp {
  const escaped = english.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const forms = escaped.endsWith('y') ? `(?:${escaped}|${escaped.slice(0, -1)}ies)` : `${escaped}(?:e?s)?`
  return new RegExp(`(?<![\\p{L}\\p{N}])${forms}(?![\\p{L}\\p{N}])`, 'iu')
}
