import type { Element, Node } from '@xmldom/xmldom'
import { codesIn, inlineParts, isCode } from './inline-codes'
import { elementsIn, elementsNamed, isElement } from './xml-elements'

/** An end of a code in a document: `<ph>` is one, `<pc>` has two. */
type End = 'whole' | 'start' | 'end'

/** Elements that hold words and are no code. */
const marks: ReadonlySet<string> = new Set(['mrk', 'sub', 'sm', 'em'])
/** Elements around words that stand for a code at either end. */
const spans: ReadonlySet<string> = new Set(['pc', 'g'])
/** Elements of XLIFF 1.2 that may hold the code itself. */
const native: ReadonlySet<string> = new Set(['ph', 'it', 'bpt', 'ept'])

/**
 * The words of a unit with its codes as we write them: `{{brand}}` for `<ph id="1"/>`. What a code stands for is said by
 * the document, in one of many ways; where it is not, the codes of the source are those of our English in their order.
 */
export class UnitCodes {
  readonly #data: ReadonlyMap<string, string>
  readonly #byPlace: ReadonlyMap<string, string>

  /** `english`: our English of the unit. */
  constructor(unit: Element, sources: readonly Element[], english: string | undefined) {
    const data = elementsIn(unit, 'originalData').flatMap((each) => elementsNamed(each, 'data'))
    this.#data = new Map(data.map((each) => [each.getAttribute('id') ?? '', each.textContent ?? '']))
    const codes = english === undefined ? [] : codesIn(inlineParts(english))
    const places = sources.flatMap((each) => placesIn(each))
    const isAlike = codes.length === places.length
    this.#byPlace = new Map(isAlike ? places.map((place, at) => [place, codes[at] ?? '']) : [])
  }

  textOf(elements: readonly Element[]): string {
    return elements
      .flatMap((each) => this.#piecesIn(each))
      .map((piece) => (typeof piece === 'string' ? piece : ''))
      .join('')
  }

  /** The first code of which nothing says what it stands for, as the document writes it. */
  unknownIn(elements: readonly Element[]): string | undefined {
    const unknown = elements.flatMap((each) => this.#piecesIn(each)).find((piece) => typeof piece !== 'string')
    if (unknown === undefined) return undefined
    const id = unknown.getAttribute('id')
    return id === null ? `<${unknown.nodeName}>` : `<${unknown.nodeName} id="${id}">`
  }

  /** Words and codes as we write them; the element itself where a code leads to nothing. */
  #piecesIn(parent: Element): (string | Element)[] {
    return [...parent.childNodes].flatMap((node) => this.#piecesOf(node))
  }

  #piecesOf(node: Node): (string | Element)[] {
    if (!isElement(node)) return isText(node) ? [node.nodeValue ?? ''] : []
    const name = node.localName ?? ''
    if (isDeleted(node)) return []
    if (marks.has(name)) return this.#piecesIn(node)
    if (name === 'cp') return [characterOf(node)]
    if (spans.has(name)) return [this.#code(node, 'start'), ...this.#piecesIn(node), this.#code(node, 'end')]
    return [this.#code(node, 'whole')]
  }

  #code(element: Element, end: End): string | Element {
    const [ref, shown] = attributes[end]
    const data = this.#data.get(element.getAttribute(ref) ?? '')
    const said = [data, ...shown.map((each) => element.getAttribute(each)), ownCode(element)]
    return (
      said.find((each) => typeof each === 'string' && isCode(each)) ??
      this.#byPlace.get(placeOf(element, end)) ??
      element
    )
  }
}

/** Attributes that lead to the code, and that show it. */
const attributes: Readonly<Record<End, readonly [ref: string, shown: readonly string[]]>> = {
  whole: ['dataRef', ['equiv', 'disp', 'equiv-text']],
  start: ['dataRefStart', ['equivStart', 'dispStart']],
  end: ['dataRefEnd', ['equivEnd', 'dispEnd']],
}

function ownCode(element: Element): string | undefined {
  return native.has(element.localName ?? '') ? (element.textContent ?? undefined) : undefined
}

/** The codes within an element of the document in their order, each by a name that its translation has too. */
function placesIn(parent: Element): string[] {
  return elementsIn(parent).flatMap((element) => {
    const name = element.localName ?? ''
    if (name === 'cp' || isDeleted(element)) return []
    if (marks.has(name)) return placesIn(element)
    if (spans.has(name)) return [placeOf(element, 'start'), ...placesIn(element), placeOf(element, 'end')]
    return [placeOf(element, 'whole')]
  })
}

/** A character that no XML may hold. */
function characterOf(element: Element): string {
  const hex = element.getAttribute('hex') ?? ''
  const code = /^[\da-f]{1,8}$/i.test(hex) ? Number.parseInt(hex, 16) : Infinity
  const isHalf = code >= 0xd800 && code <= 0xdfff
  return code <= 0x10ffff && !isHalf ? String.fromCodePoint(code) : '\ufffd'
}

/** Whether Trados tracks the words as taken out. */
function isDeleted(element: Element): boolean {
  return element.getAttribute('mtype') === 'x-sdl-deleted'
}

function placeOf(element: Element, end: End): string {
  return `${element.localName ?? ''} ${element.getAttribute('id') ?? element.getAttribute('startRef') ?? ''} ${end}`
}

function isText(node: Node): boolean {
  return node.nodeType === node.TEXT_NODE || node.nodeType === node.CDATA_SECTION_NODE
}
