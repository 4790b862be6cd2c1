import { memoiseByObject } from '@/engine/memo/memoise-by-object'
import { memoiseByPart } from '@/engine/memo/memoise-by-part'
import { child, isJsonObject, keysOf, type JsonObject, type JsonValue } from '@/contract/json/json-value'
import type { Check, FileFinding } from '@/engine/finding/check'

export const brandForeign: Check = {
  code: 'brand-foreign',
  severity: 'warning',
  docs: {
    what: 'A text or the name of a merchant holds the name of another one, or its contact leads to another one.',
    why: 'Who makes a brand from a copy forgets a name: players would read whose site it was, or write to whom it does not concern.',
    bad: { 'locales/EN.json': '{ "nav.home": "Home of Other" }' },
    good: { 'locales/EN.json': '{ "nav.home": "Home of Acme" }' },
  },
}

export interface NamedBrand {
  readonly name: JsonValue | undefined
  /** The brand's own texts by language. */
  readonly texts: ReadonlyMap<string, JsonValue | undefined>
  readonly vendors: JsonValue | undefined
}

/** Shorter names are too often ordinary words. */
const shortest = 4

/** Returns a function that finds, in each file of a brand, the first text with the name of another brand. */
export function foreignNames(brands: readonly NamedBrand[]): (brand: NamedBrand) => FileFinding[] {
  const names = new Set(brands.flatMap(({ name }) => (typeof name === 'string' && name.length >= shortest ? name : [])))
  const byWord = new Map([...names].map((name) => [wordsOf(name)[0], [] as string[]]))
  for (const name of names) byWord.get(wordsOf(name)[0])?.push(name)

  // Once a file that brands share: hardly any text has a word of any name.
  const near = memoiseByObject(
    (said: JsonObject): ReadonlySet<string> =>
      new Set(
        Object.entries(said).flatMap(([key, text]) =>
          typeof text === 'string' && wordsOf(text).some((word) => byWord.has(word)) ? [key] : [],
        ),
      ),
  )

  return ({ name, texts, vendors }) => {
    const own = typeof name === 'string' ? name : ''
    const foreignIn = (text: string): string | undefined => {
      const rest = own === '' ? text : text.replaceAll(own, '')
      return (
        wordsOf(rest)
          .flatMap((word) => byWord.get(word) ?? [])
          // The name may also be that of one of this brand's vendors.
          .find((each) => each !== own && rest.includes(each) && !vendorNames(vendors).has(each))
      )
    }
    return [...texts].flatMap(([language, said]) => {
      if (!isJsonObject(said)) return []
      const held = Object.entries(said).flatMap(([key, text]) => {
        // The own name may be written together with another, which is a word only without it.
        if (typeof text !== 'string' || !(near(said).has(key) || (own !== '' && text.includes(own)))) return []
        const foreign = foreignIn(text)
        return foreign === undefined ? [] : [{ key, foreign, text }]
      })
      return finding(language, held, own)
    })
  }
}

const vendorNames = memoiseByPart(
  (vendors): ReadonlySet<unknown> => new Set(keysOf(vendors).map((code) => child(child(vendors, code), 'name'))),
)

interface Held {
  readonly key: string
  readonly foreign: string
  readonly text: string
}

function finding(language: string, [first, ...others]: readonly Held[], own: string): FileFinding[] {
  if (first === undefined) return []
  const more = others.length === 0 ? '' : `, as do ${others.length} more in this file`
  return [
    {
      file: `locales/${language}`,
      path: [first.key],
      spot: 'value',
      message: `it holds the name of another brand, ${first.foreign}${more}`,
      expected: own === '' ? 'the name of this brand' : `the name of this brand, ${own}`,
      received: JSON.stringify(first.text),
    },
  ]
}

function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? []
}
