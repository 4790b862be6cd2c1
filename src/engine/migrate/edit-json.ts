import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser'
import type { JsonValue, Path } from '@/contract/json/json-value'

/** Renames a key and replaces its value. Everything else, including whitespace, line endings and comments, is kept. */
export function replaceProperty(text: string, path: Path, key: string, value: JsonValue): string {
  const property = nodeAt(text, path).parent
  const [keyNode, valueNode] = property?.children ?? []
  if (keyNode === undefined || valueNode === undefined) throw new Error(`${path.join('.')} has no key`)
  const between = text.slice(keyNode.offset + keyNode.length, valueNode.offset)
  const replaced = inline(value, /\s/.test(between) ? ' ' : '')
  return splice(splice(text, valueNode, replaced), keyNode, JSON.stringify(key))
}

export function replaceValue(text: string, path: Path, value: JsonValue): string {
  return splice(text, nodeAt(text, path), inline(value, ' '))
}

function nodeAt(text: string, path: Path): Node {
  const tree = parseTree(text)
  const node = tree === undefined ? undefined : findNodeAtLocation(tree, [...path])
  if (node === undefined) throw new Error(`there is no ${path.join('.')}`)
  return node
}

function splice(text: string, { offset, length }: Node, inserted: string): string {
  return text.slice(0, offset) + inserted + text.slice(offset + length)
}

/** Formats a value on one line, with `space` after colons and commas and within braces. */
function inline(value: JsonValue, space: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map((item) => inline(item, space)).join(`,${space}`)}]`
  const entries = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}:${space}${inline(each, space)}`)
  return entries.length === 0 ? '{}' : `{${space}${entries.join(`,${space}`)}${space}}`
}
