import { DOMImplementation, XMLSerializer, type Document, type Element } from '@xmldom/xmldom'
import { inlineParts, type Inline } from './inline-codes'
import type { RowState, TranslationRow } from './translation-row'

/** The namespaces of XLIFF 2.1 (OASIS, 2018), whose core has the name of 2.0. */
const core = 'urn:oasis:names:tc:xliff:document:2.0'
const sizes = 'urn:oasis:names:tc:xliff:sizerestriction:2.0'

export interface XliffHead {
  /** Names the document: the merchant's code. */
  readonly id: string
  /** The file that the texts come from. */
  readonly original: string
  /** BCP 47 tags. */
  readonly sourceTag: string
  readonly targetTag: string
}

/** A document of XLIFF 2.1 with a group for each part and a unit for each text, whose id is its key. */
export function writeXliff(head: XliffHead, rows: readonly TranslationRow[]): string {
  const document = new DOMImplementation().createDocument(core, 'xliff')
  const root = document.documentElement as Element
  setAttributes(root, { version: '2.1', srcLang: head.sourceTag, trgLang: head.targetTag })
  const writer = new UnitWriter(document)
  const parts = new Map<string, TranslationRow[]>()
  for (const row of rows) parts.set(row.part, [...(parts.get(row.part) ?? []), row])
  const groups = [...parts].map(([part, each]) =>
    writer.element(
      'group',
      { id: part, name: part },
      each.map((row) => writer.unit(row)),
    ),
  )
  const isSized = rows.some(({ most }) => most !== undefined)
  if (isSized) root.setAttributeNS('http://www.w3.org/2000/xmlns/', 'xmlns:slr', sizes)
  const profiles = isSized ? [writer.sized('profiles', { generalProfile: 'xliff:codepoints' })] : []
  const file = { id: head.id, original: head.original, 'xml:space': 'preserve' }
  root.appendChild(writer.element('file', file, [...profiles, ...groups]))
  indent(document, root, '\n')
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(document)}\n`
}

type Attributes = Readonly<Record<string, string | undefined>>

const states: Readonly<Record<RowState, Attributes>> = {
  initial: { state: 'initial' },
  // Tools list what is not translated; what XLIFF has no word for is said beside it.
  'needs review': { state: 'initial', subState: 'livery:needs-review' },
  translated: { state: 'translated' },
}

class UnitWriter {
  readonly #document: Document
  /** By the `<originalData>` of the unit that is being written: ids by code. */
  #data = new Map<string, string>()

  constructor(document: Document) {
    this.#document = document
  }

  unit({ key, most, notes, source, target, state }: TranslationRow): Element {
    this.#data = new Map()
    const ids = new CodeIds()
    const from = this.#words('source', inlineParts(source), (code) => ids.give(code))
    const to = target === undefined ? [] : [this.#words('target', inlineParts(target), (code) => ids.take(code))]
    const changed = { about: 'review', text: 'The English has changed since this was translated.' } as const
    const told = state === 'needs review' ? [changed, ...notes] : notes
    const unit = this.element('unit', { id: key, name: key }, [
      ...(told.length === 0
        ? []
        : [
            this.element(
              'notes',
              {},
              told.map((note) => this.#note(note)),
            ),
          ]),
      ...(this.#data.size === 0 ? [] : [this.element('originalData', {}, this.#dataElements())]),
      this.element('segment', states[state], [from, ...to]),
    ])
    if (most !== undefined) unit.setAttributeNS(sizes, 'slr:sizeRestriction', String(most))
    return unit
  }

  element(name: string, attributes: Attributes, children: readonly (Element | string)[] = []): Element {
    const element = this.#document.createElementNS(core, name)
    setAttributes(element, attributes)
    for (const child of children)
      element.appendChild(typeof child === 'string' ? this.#document.createTextNode(child) : child)
    return element
  }

  /** An element of the module for longest lengths. */
  sized(name: string, attributes: Attributes): Element {
    const element = this.#document.createElementNS(sizes, `slr:${name}`)
    setAttributes(element, attributes)
    return element
  }

  #note({ about, text }: { readonly about: string; readonly text: string }): Element {
    return this.element('note', { category: about }, [text])
  }

  #words(name: 'source' | 'target', parts: readonly Inline[], idOf: (code: string) => string): Element {
    return this.element(name, {}, this.#inline(parts, idOf))
  }

  #inline(parts: readonly Inline[], idOf: (code: string) => string): (Element | string)[] {
    return parts.flatMap((part) => {
      if (typeof part === 'string') return this.#writable(part)
      if ('code' in part) {
        const { code } = part
        return this.element('ph', { id: idOf(code), dataRef: this.#dataId(code), equiv: code, disp: code })
      }
      const { open, close, content } = part
      const data = { dataRefStart: this.#dataId(open), dataRefEnd: this.#dataId(close) }
      const shown = { equivStart: open, equivEnd: close, dispStart: open, dispEnd: close }
      return this.element('pc', { id: idOf(open), ...data, ...shown }, this.#inline(content, idOf))
    })
  }

  /** Words without the characters that no XML may hold: these are elements. */
  #writable(words: string): (Element | string)[] {
    return words.split(unwritable).flatMap((part, at): Element | string | [] => {
      if (at % 2 === 0) return part === '' ? [] : part
      const hex = (part.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
      return this.element('cp', { hex })
    })
  }

  #dataId(code: string): string {
    const id = this.#data.get(code) ?? `d${this.#data.size + 1}`
    this.#data.set(code, id)
    return id
  }

  #dataElements(): Element[] {
    return [...this.#data].map(([code, id]) => this.element('data', { id }, [code]))
  }
}

// oxlint-disable-next-line no-control-regex -- What XML cannot hold is what is looked for.
const unwritable = /([\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff])/

/** The ids of the codes of one unit: a code of the target has that of the source. */
class CodeIds {
  readonly #free = new Map<string, string[]>()
  #count = 0

  give(code: string): string {
    const id = String(++this.#count)
    this.#free.set(code, [...(this.#free.get(code) ?? []), id])
    return id
  }

  take(code: string): string {
    return this.#free.get(code)?.shift() ?? String(++this.#count)
  }
}

function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) element.setAttribute(name, value)
}

/** What holds words, in which a line break would be one of the words. */
const holdsWords: ReadonlySet<string> = new Set(['source', 'target', 'note', 'data'])

/** Puts each element on a line of its own. `end`: the line break and the indentation of the element. */
function indent(document: Document, element: Element, end: string): void {
  const children = [...element.childNodes] as Element[]
  if (children.length === 0 || holdsWords.has(element.localName ?? '')) return
  for (const child of children) {
    element.insertBefore(document.createTextNode(`${end}  `), child)
    indent(document, child, `${end}  `)
  }
  element.appendChild(document.createTextNode(end))
}
