import { regionNames } from '@/contract/formats/region-names'
import { placeOf } from './place-of'

/** Attributes that a person reads or hears. */
const readAttributes = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
]

/** Words that the browser writes in dates, times, amounts and lists, which no catalogue has. */
const ofFormats = new Set(
  [
    'January February March April May June July August September October November December',
    'Jan Feb Mar Apr Jun Jul Aug Sep Sept Oct Nov Dec Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
    'Sun Mon Tue Wed Thu Fri Sat AM PM am pm UTC GMT',
    'second seconds minute minutes hour hours day days week weeks month months year years',
    'sec min hr h m s d in ago yesterday today tomorrow and or at K M B T',
  ].flatMap((words) => words.split(' ')),
)

/** Names of countries, from AA to ZZ. */
const { of: regionName } = regionNames('en')
const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))
const regions = new Set(letters.flatMap((one) => letters.map((other) => regionName(one + other))))

/**
 * The texts below `root` that stand in no brackets although the page is in en-XA, each with its place. `data`: what the
 * server said and what names something, anywhere in which a text may be from.
 */
export function hardCodedTexts(root: Element, data: readonly unknown[]): string[] {
  const known = stringsIn(data).map(plain)
  const isKnown = (words: string) => isFormatted(words) || known.some((each) => holdsWords(each, words))
  const isTold = (text: string) =>
    isKnown(plain(text)) ||
    plain(text)
      .split(/[^\p{L}\p{M}\s'’_*@.&-]+|\s-\s/u)
      .every((part) => isKnown(trimmed(part)))
  return [...textsBelow(root)].flatMap(({ text, element, within }) => {
    const rest = outsideBrackets(text)
    // A letter alone is a name's first.
    if (!/\p{L}{2}/u.test(rest) || isCode(rest) || isTold(rest) || isInBrackets(rest, within)) return []
    return [`"${plain(text)}" in ${placeOf(element)}`]
  })
}

interface FoundText {
  readonly text: string
  readonly element: Element
  /** The element whose text it is a part of; none for an attribute. */
  readonly within: Element | null
}

function* textsBelow(root: Element): Generator<FoundText> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && node.matches('script, style, textarea, code, [class^="sb-"], #storybook-docs')
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  )
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (node instanceof Element) {
      for (const name of readAttributes) {
        const text = node.getAttribute(name)
        if (text !== null) yield { text, element: node, within: null }
      }
    } else if (node.parentElement !== null) {
      yield { text: node.textContent ?? '', element: node.parentElement, within: node.parentElement }
    }
  }
}

/** A text with bold words or a link stands in several nodes: its brackets are those of an element around them. */
function isInBrackets(rest: string, within: Element | null): boolean {
  const words = plain(rest).replace(/[[\]]/g, '').trim()
  for (let element = within, up = 0; element !== null && up < 4; element = element.parentElement, up += 1)
    if (!plain(outsideBrackets(element.textContent)).includes(words)) return true
  return false
}

/** A text without what stands in brackets, and without addresses. */
function outsideBrackets(text: string): string {
  const without = text.replace(/\[[^[\]]*\]|https?:\/\/\S+/g, ' ')
  return without === text ? text : outsideBrackets(without)
}

function isFormatted(words: string): boolean {
  if (regions.has(words)) return true
  return words.split(/[\s\d.,:/+-]+/).every((word) => word === '' || ofFormats.has(word))
}

/** A code, a password or a name that was made up: letters and figures without a blank. */
function isCode(text: string): boolean {
  return /^(?=.*\d)\w{6,}$/.test(text.trim())
}

/** Whether words stand in a text as whole words. */
function holdsWords(text: string, words: string): boolean {
  const at = text.indexOf(words)
  return at >= 0 && !/\p{L}/u.test(text[at - 1] ?? '') && !/\p{L}/u.test(text[at + words.length] ?? '')
}

/** A text as it is read: without marks of direction, entities and runs of blanks. */
function plain(text: string): string {
  return trimmed(text.replace(/[\u200e\u200f\u2066-\u2069]/g, '').replace(/\s+/g, ' '))
}

function trimmed(text: string): string {
  return text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
}

/** All strings anywhere in a value, and the texts of those that are HTML. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value, ...(value.includes('<') ? textsOfHtml(value) : [])]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}

function textsOfHtml(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...textsBelow(body)].map(({ text }) => text)
}
