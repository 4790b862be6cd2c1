import { createHash } from 'node:crypto'
import { isJsonObject, type JsonValue } from '@/contract/json/json-value'
import { formKeys } from '@/contract/text/plural-form'
import type { LayeredTexts } from '@/engine/merge/layered-texts'

/** The language that texts are translated from. */
export const sourceLanguage = 'EN'

/**
 * From which English each text was made: by its key, the hash of the English and the languages that were made from it,
 * as `locales/sources.json` holds them: `{"nav.home": {"3f2a91c0": "AR VI"}}`.
 */
export class TextSources {
  readonly #hashes = new Map<string, Map<string, Set<string>>>()

  /** Throws a `TypeError` that says what is wrong with the file's value. */
  constructor(value: JsonValue | undefined) {
    if (value === undefined) return
    if (!isJsonObject(value)) throw new TypeError('it holds no object')
    for (const [key, hashes] of Object.entries(value)) {
      if (key === '$schema') continue
      if (!isJsonObject(hashes)) throw new TypeError(`"${key}" holds no hashes`)
      for (const [hash, languages] of Object.entries(hashes)) {
        if (typeof languages !== 'string') throw new TypeError(`"${key}" names no languages for ${hash}`)
        for (const language of languages.split(' ')) this.note(language, key, hash)
      }
    }
  }

  /** Whether the text was made from this English; undefined where nobody noted what it was made from. */
  isFrom(language: string, key: string, hash: string): boolean | undefined {
    const hashes = this.#hashes.get(key)
    if (hashes?.get(hash)?.has(language) === true) return true
    return [...(hashes?.values() ?? [])].some((languages) => languages.has(language)) ? false : undefined
  }

  /** Notes that the text of a language is made from this English, and no other. */
  note(language: string, key: string, hash: string): void {
    const hashes = this.#hashes.get(key) ?? new Map<string, Set<string>>()
    for (const languages of hashes.values()) languages.delete(language)
    hashes.set(hash, (hashes.get(hash) ?? new Set()).add(language))
    this.#hashes.set(key, hashes)
  }

  /** The file's text, a line for each key, in the order of the keys. */
  text(): string {
    const lines = [...this.#hashes].sort(byKey).map(([key, hashes]) => {
      const held = [...hashes].filter(([, languages]) => languages.size > 0)
      const entries = held.map(([hash, languages]) => `"${hash}": "${[...languages].sort().join(' ')}"`)
      return `  ${JSON.stringify(key)}: { ${entries.join(', ')} }`
    })
    return `{\n${lines.join(',\n')}\n}\n`
  }
}

function byKey([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1
}

/**
 * Hash of an English text, in all of its plural forms: eight hexadecimal digits. `instead`: what the English of a key was
 * when a translation was made from it.
 */
export function sourceHash(texts: LayeredTexts, asked: string, instead?: ReadonlyMap<string, string>): string {
  const textOf = (key: string) => instead?.get(key) ?? texts.text(sourceLanguage, key) ?? null
  const source = [asked, ...formKeys(asked)].map(textOf)
  return createHash('sha256').update(JSON.stringify(source)).digest('hex').slice(0, 8)
}
