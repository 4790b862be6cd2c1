import { fromPointer } from '@/contract/json/json-pointer'
import { suggest } from './suggest'

/** A place along a path. */
export interface Stop<T> {
  readonly at: T
  readonly keys: () => Iterable<string>
  readonly next: (key: string) => Stop<T> | undefined
}

/** A key that the previous place does not have. */
export interface WrongKey {
  readonly after: readonly string[]
  readonly key: string
  readonly suggestions: readonly string[]
  /** The keys that it does have. */
  readonly known: readonly string[]
}

export type Followed<T> =
  | { readonly found: T; readonly path: readonly string[] }
  | { readonly wrong: readonly WrongKey[]; readonly meant: readonly string[] | undefined }

/** A key between dots, or one in brackets, whose quotes a shell may have removed. */
const writtenKey = /\[["']?([^\]"']*)["']?\]|([^.[]+)/g

/**
 * Parses a path as people write it: `menus.side.items`, `locales.EN["nav.home"]`, or a JSON Pointer,
 * `/menus/side/items`.
 */
export function keysOfPath(written: string): string[] {
  if (written.startsWith('/')) return fromPointer(written)
  const keys = [...written.matchAll(writtenKey)].map(([, bracketed, plain]) => bracketed ?? plain ?? '')
  return keys[1] === 'json' ? keys.toSpliced(1, 1) : keys
}

/**
 * Follows keys from a place. A key may contain dots, as text keys do: the longest existing key is taken. After an
 * unknown key it continues with the most likely intended one, so that all mistakes are found.
 */
export function followPath<T>(start: Stop<T>, written: readonly string[]): Followed<T> {
  const path: string[] = []
  const wrong: WrongKey[] = []
  let stop = start
  for (let rest = written; rest.length > 0;) {
    const { key, length, suggestions, known = [] } = keyOf(stop, rest)
    if (suggestions !== undefined) wrong.push({ after: [...path], key, suggestions, known })
    const meant = suggestions === undefined ? key : suggestions[0]
    const next = meant === undefined ? undefined : stop.next(meant)
    if (meant === undefined || next === undefined) return { wrong, meant: undefined }
    path.push(meant)
    stop = next
    rest = rest.slice(length)
  }
  return wrong.length === 0 ? { found: stop.at, path } : { wrong, meant: path }
}

/** Describes the mistakes in a path, one sentence per key, and the path that was most likely intended. */
export function followedInWords(
  { wrong, meant }: Extract<Followed<unknown>, { wrong: unknown }>,
  start: string,
): string {
  const sentences = wrong.map(({ after, key, suggestions, known }) => {
    const there = known.length === 0 ? '' : `; there are ${few(known)}`
    const hint = suggestions.length > 0 ? `: did you mean ${quoted(suggestions)}?` : there
    return `${after.length === 0 ? start : after.join('.')} has no "${key}"${hint}`
  })
  const whole = meant === undefined || wrong.length === 1 ? [] : [`That would be ${meant.join('.')}`]
  return [...sentences, ...whole].join(' ')
}

function quoted(keys: readonly string[]): string {
  return keys.map((key) => `"${key}"`).join(' or ')
}

function few(keys: readonly string[]): string {
  return keys.length > 12 ? `${keys.slice(0, 10).join(', ')} and ${keys.length - 10} more` : keys.join(', ')
}

function keyOf<T>(
  stop: Stop<T>,
  rest: readonly string[],
): { key: string; length: number; suggestions?: string[]; known?: string[] } {
  for (let length = rest.length; length > 0; length--) {
    const key = rest.slice(0, length).join('.')
    if (stop.next(key) !== undefined) return { key, length }
  }
  const keys = [...stop.keys()]
  const [first = ''] = rest
  // Several segments of the path can only be one key where keys contain dots.
  const isDotted = keys.some((key) => key.includes('.'))
  const key = isDotted ? rest.join('.') : first
  return { key, length: isDotted ? rest.length : 1, suggestions: suggest(key, keys), known: keys }
}
