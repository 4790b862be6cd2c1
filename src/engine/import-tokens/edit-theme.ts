import { applyEdits, findNodeAtLocation, modify, parseTree, type Node } from 'jsonc-parser'
import { spacedJson } from '@/engine/dtcg/spaced-json'
import type { JsonValue } from '@/contract/json/json-value'

/** The text of a theme.json with values written to tokens; the rest stays as it is. */
export function withTokens(text: string, values: ReadonlyMap<readonly string[], JsonValue>): string {
  const start = text.trim() === '' ? '{}\n' : text
  // First what is added: the formatting of what stands beside it would break up values that are written already.
  const added = [...values].reduce((result, [path]) => withPlace(result, path), start)
  return [...values].reduce((result, [path, value]) => withValue(result, path, value), added)
}

const formattingOptions = { tabSize: 2, insertSpaces: true, eol: '\n' }

/** With a token at the path that has its value alone: a reference would be another value beside it. */
function withPlace(text: string, path: readonly string[]): string {
  const token = ['tokens', ...path]
  const at = nodesOf(text)
  const isReference = at([...token, '$ref']) !== undefined || at([...token, '$root']) !== undefined
  if (at(token)?.type === 'object' && !isReference)
    return at([...token, '$value']) === undefined ? edited(text, [...token, '$value'], null) : text
  return edited(text, token, { $value: null })
}

function withValue(text: string, path: readonly string[], value: JsonValue): string {
  const at = nodesOf(text)
  const token = at(['tokens', ...path])
  const written = at(['tokens', ...path, '$value'])
  if (token === undefined || written === undefined) return text
  // A token that was added just now is put on one line.
  const [place, whole] =
    written.type === 'null' && token.children?.length === 1 ? [token, { $value: value }] : [written, value]
  return text.slice(0, place.offset) + spacedJson(whole) + text.slice(place.offset + place.length)
}

function nodesOf(text: string): (path: string[]) => Node | undefined {
  const tree = parseTree(text)
  return (path) => tree && findNodeAtLocation(tree, path)
}

function edited(text: string, path: string[], value: JsonValue): string {
  return applyEdits(text, modify(text, path, value, { formattingOptions }))
}
