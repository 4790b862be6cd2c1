import { isJsonObject, type JsonValue } from '@/contract/json/json-value'

/** What a translator has to know of a text and cannot see in it. */
export interface TextNote {
  readonly note: string
  /** The most characters that have room in its place. */
  readonly most?: number
  /** Whether it may be equal to the English: a name. */
  readonly same?: boolean
}

/**
 * The notes for translators: those of `locales/notes.json` of the merchant and of the templates it extends, by text
 * key, or by the beginning of keys (`amount.*`).
 */
export class TextNotes {
  readonly #notes = new Map<string, TextNote>()

  /** `values`: the files' values, the merchant's own first. Throws a `TypeError` that says what is wrong in one. */
  constructor(values: readonly JsonValue[]) {
    for (const value of values.toReversed()) this.#take(value)
  }

  of(key: string): TextNote | undefined {
    const own = this.#notes.get(key)
    if (own !== undefined) return own
    const parts = key.split('.')
    for (let length = parts.length - 1; length > 0; length--) {
      const found = this.#notes.get(`${parts.slice(0, length).join('.')}.*`)
      if (found !== undefined) return found
    }
    return undefined
  }

  #take(value: JsonValue): void {
    if (!isJsonObject(value)) throw new TypeError('it holds no object')
    for (const [key, note] of Object.entries(value)) {
      if (key === '$schema') continue
      this.#notes.set(key, noteIn(key, note))
    }
  }
}

/** A note as one paragraph, with the length that there is room for. */
export function noteInWords({ note, most }: TextNote): string {
  return most === undefined ? note : `${note} At most ${most} characters.`
}

const known: Readonly<Record<string, string>> = { note: 'string', most: 'number', same: 'boolean' }

function noteIn(key: string, value: JsonValue): TextNote {
  if (typeof value === 'string') return { note: value }
  if (!isJsonObject(value) || typeof value['note'] !== 'string') throw new TypeError(`"${key}" has no "note"`)
  for (const [name, each] of Object.entries(value))
    if (typeof each !== known[name])
      throw new TypeError(
        known[name] === undefined ? `"${key}" has an unknown "${name}"` : `"${name}" of "${key}" is no ${known[name]}`,
      )
  return value as unknown as TextNote
}
