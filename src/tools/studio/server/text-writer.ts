import type { Node } from 'jsonc-parser'
import type { JsonValue } from '@/contract/json/json-value'
import { inline, JsonStyle, width } from './json-style'

/** Edits of a JSON text; each method returns the edited text. */
export class TextWriter {
  readonly #text: string
  readonly #manner: JsonStyle

  constructor(text: string) {
    this.#text = text
    this.#manner = new JsonStyle(text)
  }

  replace(node: Node, value: JsonValue): string {
    return this.#splice(
      node.offset,
      node.length,
      this.#manner.print(value, this.#indentAt(node.offset), this.#column(node.offset)),
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
    const written = name + this.#manner.print(value, indent, indent.length + name.length)
    if (next !== undefined) return this.#splice(next.offset, 0, `${written},${this.#manner.end}${indent}`)
    return this.#splice(endOf(siblings.at(-1) as Node), 0, `,${this.#manner.end}${indent}${written}`)
  }

  #insertInline(holder: Node, next: Node | undefined, name: string, value: JsonValue): string {
    const written = name + inline(value)
    const text =
      next === undefined
        ? this.#splice(endOf(holder.children?.at(-1) as Node), 0, `, ${written}`)
        : this.#splice(next.offset, 0, `${written}, `)
    const line = /[^\r\n]*/.exec(text.slice(text.lastIndexOf('\n', holder.offset) + 1))?.[0] ?? ''
    if (line.length <= width + 1) return text
    // Too long for one line now: the parent is broken into lines, and its parts are kept as written.
    const open = holder.type === 'object' ? '{}' : '[]'
    const parts = (holder.children ?? []).map((part) => this.#text.slice(part.offset, endOf(part)))
    parts.splice(next === undefined ? parts.length : (holder.children ?? []).indexOf(next), 0, written)
    return this.#splice(holder.offset, holder.length, this.#manner.lines(open, parts, this.#indentAt(holder.offset)))
  }

  /** The first part of something that was empty. */
  #fill(holder: Node, name: string, value: JsonValue): string {
    const indent = this.#indentAt(holder.offset)
    const open = holder.type === 'object' ? '{}' : '[]'
    const short = holder.type === 'object' ? `{ ${name}${inline(value)} }` : `[${inline(value)}]`
    if (holder.parent !== undefined && this.#column(holder.offset) + short.length <= width)
      return this.#splice(holder.offset, holder.length, short)
    const inner = indent + this.#manner.unit
    const written = name + this.#manner.print(value, inner, inner.length + name.length)
    return this.#splice(holder.offset, holder.length, this.#manner.lines(open, [written], indent))
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
