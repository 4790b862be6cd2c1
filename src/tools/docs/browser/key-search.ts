import MiniSearch from 'minisearch'
import { suggest } from '@/engine/names/suggest'
import { configFiles } from '@/engine/schema/config-files'
import { idsOfPath, type ReferenceShapes } from '@/engine/reference/reference-shape'
import { askedKeys, wordsIn } from './asked-keys'

/** What the page says of a key. */
export interface KeyRecord {
  readonly id: string
  /** The last key of its path. */
  readonly key: string
  readonly meaning: string
  /** Type, default, values, checks. */
  readonly facts: string
}

export interface Found {
  readonly ids: readonly string[]
  /** When nothing was found: names that were probably meant. */
  readonly meant: readonly string[]
}

/** Finds keys by a path, by words, and by what is nearly one of their names. */
export class KeySearch {
  readonly #index: MiniSearch<KeyRecord>
  readonly #records: ReadonlyMap<string, KeyRecord>
  readonly #shapes: ReferenceShapes

  constructor(records: readonly KeyRecord[], shapes: ReferenceShapes) {
    this.#records = new Map(records.map((record) => [record.id, record]))
    this.#shapes = shapes
    this.#index = new MiniSearch<KeyRecord>({
      fields: ['key', 'id', 'meaning', 'facts'],
      tokenize: wordsIn,
      searchOptions: { boost: { key: 6, id: 3, meaning: 1.5 }, prefix: true, combineWith: 'AND' },
    })
    this.#index.addAll(records)
  }

  find(asked: string): Found {
    const text = asked.trim()
    if (text === '') return { ids: [], meant: [] }
    const byPath = askedKeys(text).flatMap((keys) => idsOfPath(this.#shapes, keys, configFiles))
    if (byPath.length > 0) return { ids: byPath, meant: [] }
    const words = text.replace(/^error\[|^warning\[|\]$/g, ' ')
    const ids = this.#ranked(words)
    return ids.length > 0 ? { ids, meant: [] } : { ids: [], meant: this.#meant(text) }
  }

  /** As it is written, else by the parts of its words, else with a letter more, less or other. */
  #ranked(text: string): string[] {
    const whole = (query: string) => query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
    const hits = [{ tokenize: whole }, { tokenize: wordsIn }, { tokenize: whole, fuzzy: 0.2 }]
      .map((options) => this.#index.search(text, options))
      .find(({ length }) => length > 0)
    const joined = whole(text).join('')
    return (hits ?? [])
      .map((hit) => ({ id: hit.id as string, score: hit.score * this.#weight(hit.id as string, joined) }))
      .sort((a, b) => b.score - a.score || a.id.length - b.id.length)
      .map(({ id }) => id)
  }

  /** A key that is called so comes first; of equals, the one nearer to the start of its file. */
  #weight(id: string, joined: string): number {
    const key = this.#records
      .get(id)
      ?.key.replace(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase()
    const depth = 1 + id.split('.').length / 20
    return (key === joined ? 4 : 1) / depth
  }

  #meant(text: string): string[] {
    const names = [...this.#records.values()].flatMap(({ id, key }) => [key, id])
    const last =
      text
        .split(/[\s./:]+/)
        .filter(Boolean)
        .at(-1) ?? text
    const near = suggest(text, names)
    return near.length > 0 ? near : suggest(last, names)
  }
}
