import { isJsonObject, type JsonValue } from '@/contract/json/json-value'

/** JSON on one line with blanks, as the files of brands have the values of tokens. */
export function spacedJson(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(spacedJson).join(', ')}]`
  if (!isJsonObject(value)) return JSON.stringify(value)
  const entries = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${spacedJson(inner)}`)
  return `{ ${entries.join(', ')} }`
}
