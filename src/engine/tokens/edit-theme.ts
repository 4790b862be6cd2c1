import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser'
import { spacedJson } from '@/engine/dtcg/spaced-json'
import type { JsonValue } from '@/contract/json/json-value'

/** The text of a theme.json with values written to tokens; the rest stays as it is. */
export function withTokens(text: string, values: ReadonlyMap<readonly string[], JsonValue>): string {
  let result = text.trim() === '' ? '{}\n' : text
  for (const [path, value] of values) result = withToken(result, path, value)
  return result
}

const formattingOptions = { tabSize: 2, insertSpaces: true, eol: '\n' }

function withToken(text: string, path: readonly string[], value: JsonValue): string {
  const token = ['tokens', ...path]
  const tree = parseTree(text)
  const at = (place: string[]) => tree && findNodeAtLocation(tree, place)
  // A token that is a reference has another value beside it no longer.
  const isValueAlone =
    at(token) !== undefined && at([...token, '$ref']) === undefined && at([...token, '$root']) === undefined
  const isObject = at(token)?.type === 'object'
  const [place, whole] = isValueAlone && isObject ? [[...token, '$value'], value] : [token, { $value: value }]
  const written = at(place)
  if (written !== undefined)
    return text.slice(0, written.offset) + spacedJson(whole) + text.slice(written.offset + written.length)
  const mark = '\u0001token\u0001'
  const marked = applyEdits(text, modify(text, place, mark, { formattingOptions }))
  return marked.replace(JSON.stringify(mark), () => spacedJson(whole))
}
