import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser'
import { isJsonObject, type JsonValue, type Path } from '@/merchants/json-value'

/** One change of a JSON text: a value set, put into a list before an index, or taken away. */
export type TextChange =
  | { readonly kind: 'set' | 'insert'; readonly path: Path; readonly value: JsonValue }
  | { readonly kind: 'remove'; readonly path: Path }

/** Columns that Prettier fills in this repository, without the comma that may follow. */
const width = 119

/**
 * Makes one change in a JSON text and leaves every other character as it is. What is new is
 * written in the manner of the text: its indentation and its line ends. Throws when what holds
 * the place is not in the text.
 */
export function setInText(text: string, change: TextChange): string {
  // The parser takes a byte order mark for a mistake.
  const root = parseTree(text.replace(/^\uFEFF/, ' '))
  const node = root && findNodeAtLocation(root, [...change.path])
  const writer = new Writer(text)
  if (change.kind === 'remove') return node === undefined ? text : writer.remove(node)
  if (change.kind === 'set' && node !== undefined) return writer.replace(node, change.value)
  const holder = root && findNodeAtLocation(root, change.path.slice(0, -1))
  const key = change.path.at(-1)
  if (holder === undefined || key === undefined) throw new Error(`nothing holds /${change.path.join('/')}`)
  return writer.insert(holder, key, change.value)
}

class Writer {
  readonly #text: string
  readonly #end: string
  readonly #unit: string

  constructor(text: string) {
    this.#text = text
    this.#end = text.includes('\r\n') ? '\r\n' : '\n'
    this.#unit = /^[ \t]+/m.exec(text)?.[0] ?? '  '
  }

  replace(node: Node, value: JsonValue): string {
    return this.#splice(
      node.offset,
      node.length,
      this.#print(value, this.#indentAt(node.offset), this.#column(node.offset)),
    )
  }

  remove(node: Node): string {
    const part = node.parent?.type === 'property' ? node.parent : node
    const holder = part.parent
    const siblings = holder?.children ?? []
    const index = siblings.indexOf(part)
    if (holder === undefined) throw new Error('the whole of a file cannot be removed')
    if (siblings.length === 1) return this.#splice(holder.offset + 1, holder.length - 2, '')
    const before = siblings[index - 1]
    if (before !== undefined) return this.#splice(endOf(before), endOf(part) - endOf(before), '')
    return this.#splice(part.offset, (siblings[1] as Node).offset - part.offset, '')
  }

  insert(holder: Node, key: string | number, value: JsonValue): string {
    const siblings = holder.children ?? []
    const name = holder.type === 'object' ? `${JSON.stringify(key)}: ` : ''
    const next = typeof key === 'number' ? siblings[key] : undefined
    const first = siblings[0]
    if (first === undefined) return this.#fill(holder, name, value)
    if (!this.#isBroken(holder, first)) return this.#insertInline(holder, next, name, value)
    const indent = this.#indentAt(first.offset)
    const written = name + this.#print(value, indent, indent.length + name.length)
    if (next !== undefined) return this.#splice(next.offset, 0, `${written},${this.#end}${indent}`)
    return this.#splice(endOf(siblings.at(-1) as Node), 0, `,${this.#end}${indent}${written}`)
  }

  #insertInline(holder: Node, next: Node | undefined, name: string, value: JsonValue): string {
    const written = name + inline(value)
    const text =
      next === undefined
        ? this.#splice(endOf(holder.children?.at(-1) as Node), 0, `, ${written}`)
        : this.#splice(next.offset, 0, `${written}, `)
    const line = /[^\r\n]*/.exec(text.slice(text.lastIndexOf('\n', holder.offset) + 1))?.[0] ?? ''
    if (line.length <= width + 1) return text
    // Too long for a line now: what holds it is broken into lines, its parts stay as they are written.
    const open = holder.type === 'object' ? '{}' : '[]'
    const parts = (holder.children ?? []).map((part) => this.#text.slice(part.offset, endOf(part)))
    parts.splice(next === undefined ? parts.length : (holder.children ?? []).indexOf(next), 0, written)
    return this.#splice(holder.offset, holder.length, this.#lines(open, parts, this.#indentAt(holder.offset)))
  }

  /** The first part of something that was empty. */
  #fill(holder: Node, name: string, value: JsonValue): string {
    const indent = this.#indentAt(holder.offset)
    const open = holder.type === 'object' ? '{}' : '[]'
    const short = holder.type === 'object' ? `{ ${name}${inline(value)} }` : `[${inline(value)}]`
    if (holder.parent !== undefined && this.#column(holder.offset) + short.length <= width)
      return this.#splice(holder.offset, holder.length, short)
    const inner = indent + this.#unit
    const written = name + this.#print(value, inner, inner.length + name.length)
    return this.#splice(holder.offset, holder.length, this.#lines(open, [written], indent))
  }

  #lines(open: string, parts: readonly string[], indent: string): string {
    const inner = indent + this.#unit
    return `${open[0]}${this.#end}${parts.map((part) => inner + part).join(`,${this.#end}`)}${this.#end}${indent}${open[1]}`
  }

  #print(value: JsonValue, indent: string, column: number): string {
    const short = inline(value)
    if (typeof value !== 'object' || value === null || column + short.length <= width) return short
    const inner = indent + this.#unit
    if (Array.isArray(value))
      return this.#lines(
        '[]',
        value.map((item) => this.#print(item, inner, inner.length)),
        indent,
      )
    const parts = Object.entries(value).map(([key, item]) => {
      const name = `${JSON.stringify(key)}: `
      return name + this.#print(item, inner, inner.length + name.length)
    })
    return this.#lines('{}', parts, indent)
  }

  #isBroken(holder: Node, first: Node): boolean {
    return this.#text.slice(holder.offset, first.offset).includes('\n')
  }

  #indentAt(offset: number): string {
    return /^[ \t]*/.exec(this.#text.slice(this.#lineStart(offset)))?.[0] ?? ''
  }

  #column(offset: number): number {
    return offset - this.#lineStart(offset)
  }

  #lineStart(offset: number): number {
    return this.#text.lastIndexOf('\n', offset - 1) + 1
  }

  #splice(offset: number, length: number, written: string): string {
    return this.#text.slice(0, offset) + written + this.#text.slice(offset + length)
  }
}

function endOf({ offset, length }: Node): number {
  return offset + length
}

/** On one line, spaced as Prettier does. */
function inline(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`
  if (!isJsonObject(value)) return JSON.stringify(value)
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${inline(item)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}
