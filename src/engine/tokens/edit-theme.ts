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
  const written = findNodeAtLocation(parseTree(text) ?? { type: 'null', offset: 0, length: 0 }, token)
  // What the token says otherwise would stand beside its value.
  const isValueAlone =
    written?.type === 'object' &&
    !['$ref', '$root'].some((key) => text.slice(written.offset, written.offset + written.length).includes(`"${key}"`))
  const [place, whole] = isValueAlone ? [[...token, '$value'], value] : [token, { $value: value }]
  const mark = '\u0001token\u0001'
  const marked = applyEdits(text, modify(text, place, mark, { formattingOptions }))
  return marked.replace(JSON.stringify(mark), () => spacedJson(whole))
}
