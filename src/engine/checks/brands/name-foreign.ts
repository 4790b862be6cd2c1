import { quote, type JsonValue } from '@/contract/json/json-value'
import type { FileFinding } from '@/engine/finding/check'

export interface CalledBrand {
  readonly code: string
  readonly name: JsonValue | undefined
}

/** Shorter names are too often ordinary words. */
const shortest = 4

/**
 * Returns a function that finds the name of another brand in the name of a brand. Brands of one house may share a word:
 * it is theirs when it stands in their code too. Reported by the check brand-foreign.
 */
export function foreignOwnNames(brands: readonly CalledBrand[]): (brand: CalledBrand) => FileFinding[] {
  // By whole names, because each is looked up for each of a thousand brands.
  const owners = new Map<string, string[]>()
  for (const { code, name } of brands) {
    const words = wordsOf(name).join(' ')
    if (words.replaceAll(' ', '').length < shortest) continue
    const alike = owners.get(words)
    if (alike === undefined) owners.set(words, [code])
    else alike.push(code)
  }
  return ({ code, name }) => {
    const own = wordsOf(name)
    const others = runsOf(own).flatMap((run) => owners.get(run)?.find((each) => each !== code) ?? [])
    const [other] = others
    if (other === undefined || isCalledSo(code, own)) return []
    const message = `it is the name of another brand, ${other}`
    const expected = 'the name of this brand'
    return [{ file: 'site', path: ['name'], spot: 'value', message, expected, received: quote(name) }]
  }
}

/** The words that follow each other in a name: its beginnings, ends and middles. */
function runsOf(words: readonly string[]): string[] {
  return words.flatMap((_, from) =>
    words.slice(from).map((_each, count) => words.slice(from, from + count + 1).join(' ')),
  )
}

function isCalledSo(code: string, name: readonly string[]): boolean {
  return code.split('-').some((part) => name.includes(part)) || name.join('') === code.replaceAll('-', '')
}

function wordsOf(name: JsonValue | undefined): string[] {
  if (typeof name !== 'string') return []
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd')
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}
