import { child, isJsonObject, type JsonValue, type Path } from '@/contract/json/json-value'
import { memoiseByObject } from '@/engine/memo/memoise-by-object'
import { countTokens } from './token-type'

/** Keys for other tools and other readers, which the theme has no use for. */
const notes = ['$extensions', '$deprecated'] as const

interface Noted {
  readonly key: (typeof notes)[number]
  readonly path: Path
}

/** Where a brand's own tokens have such keys, below "tokens". */
export const notesIn = memoiseByObject((tokens: JsonValue & object): readonly Noted[] => find(tokens, []))

function find(value: JsonValue, path: Path): Noted[] {
  if (!isJsonObject(value)) return []
  return Object.keys(value).flatMap((key): Noted[] => {
    const note = notes.find((each) => each === key)
    if (note !== undefined) return value[key] === false ? [] : [{ key: note, path: [...path, key] }]
    return key === '$value' ? [] : find(value[key] as JsonValue, [...path, key])
  })
}

/** What is passed over, in words: '$extensions (12 times), the group "grey" (10 tokens)'. */
export function passedOverWords(
  tokens: JsonValue | undefined,
  noted: readonly Noted[],
  groups: readonly Path[],
): string {
  const keys = notes.flatMap((key) => {
    const count = noted.filter((each) => each.key === key).length
    return count === 0 ? [] : [count === 1 ? key : `${key} (${count} times)`]
  })
  const named = groups.map((path) => {
    const value = path.reduce<JsonValue | undefined>(child, tokens)
    const name = JSON.stringify(path.join('.'))
    const isOne = child(value, '$value') !== undefined || child(value, '$ref') !== undefined
    return isOne ? `the token ${name}` : `the group ${name} (${tokenCount(countTokens(value))})`
  })
  return [...keys, ...named].join(', ')
}

function tokenCount(count: number): string {
  return count === 1 ? '1 token' : `${count} tokens`
}
