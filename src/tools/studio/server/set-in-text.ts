import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import type { JsonValue, Path } from '@/contract/json/json-value'
import { TextWriter } from './text-writer'

/** One change of a JSON text: a value set, inserted into a list before an index, or removed. */
export type TextChange =
  | { readonly kind: 'set' | 'insert'; readonly path: Path; readonly value: JsonValue }
  | { readonly kind: 'remove'; readonly path: Path }

/**
 * Makes one change in a JSON text and leaves every other character unchanged. New text has the indentation and line
 * endings of the existing text. Throws when the parent of the place is not in the text.
 */
export function setInText(text: string, change: TextChange): string {
  // The parser reports a byte order mark as an error.
  const root = parseTree(text.replace(/^\uFEFF/, ' '))
  const node = root && findNodeAtLocation(root, [...change.path])
  const writer = new TextWriter(text)
  if (change.kind === 'remove') return node === undefined ? text : writer.remove(node)
  if (change.kind === 'set' && node !== undefined) return writer.replace(node, change.value)
  const holder = root && findNodeAtLocation(root, change.path.slice(0, -1))
  const key = change.path.at(-1)
  if (holder === undefined || key === undefined) throw new Error(`nothing holds /${change.path.join('/')}`)
  return writer.insert(holder, key, change.value)
}
