import { isJsonObject, type JsonValue } from '@/contract/json/json-value'

/** The line width of Prettier in this repository, without the comma that may follow. */
export const width = 119

/** The formatting style of a JSON text: its indentation and its line endings. */
export class JsonStyle {
  readonly end: string
  readonly unit: string

  constructor(text: string) {
    this.end = text.includes('\r\n') ? '\r\n' : '\n'
    this.unit = /^[ \t]+/m.exec(text)?.[0] ?? '  '
  }

  /** The value formatted for a column of a line with this indentation. */
  print(value: JsonValue, indent: string, column: number): string {
    const short = inline(value)
    if (typeof value !== 'object' || value === null || column + short.length <= width) return short
    const inner = indent + this.unit
    if (Array.isArray(value))
      return this.lines(
        '[]',
        value.map((item) => this.print(item, inner, inner.length)),
        indent,
      )
    const parts = Object.entries(value).map(([key, item]) => {
      const name = `${JSON.stringify(key)}: `
      return name + this.print(item, inner, inner.length + name.length)
    })
    return this.lines('{}', parts, indent)
  }

  /** Parts of an object or a list, each on a line of its own. */
  lines(open: string, parts: readonly string[], indent: string): string {
    const inner = indent + this.unit
    return `${open[0]}${this.end}${parts.map((part) => inner + part).join(`,${this.end}`)}${this.end}${indent}${open[1]}`
  }
}

/** On one line, spaced as Prettier does. */
export function inline(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`
  if (!isJsonObject(value)) return JSON.stringify(value)
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${inline(item)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}
