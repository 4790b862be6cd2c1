import type { LegalProblem } from './legal-problem'

/**
 * Quotes and lists within each other, and elements of HTML: far more than a text has. For 400 lists within each other the
 * parser takes minutes, and thousands of elements are more than programs can follow.
 */
const most = { quotesAndLists: 40, elements: 400 }

const marks = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))+/
const mark = />|[-*+]|\d+[.)]/g
const indented = /^[ \t]+(?=(?:[-*+]|\d{1,9}[.)])[ \t])/
const tag = /<(\/?)([a-z][\w:.-]*)[^<>]*?(\/?)>/gi
const empty = new Set(['br', 'hr', 'img', 'input', 'col', 'wbr', 'meta', 'link'])

/** Ends where the next one of its kind begins, whether or not that is written. */
const ending = new Set(['p', 'li', 'dt', 'dd', 'tr', 'td', 'th', 'option'])

/** Where a document is nested too deeply to be parsed; undefined where it is not. */
export function nestingProblem(body: string): LegalProblem | undefined {
  const place = deepLine(body) ?? deepElement(body)
  if (place === undefined) return undefined
  const message = 'quotes, lists or elements stand too deeply within each other'
  const expected = `at most ${most.quotesAndLists} quotes and lists, and ${most.elements} elements of HTML`
  return { kind: 'html', ...place, message, expected, received: body.slice(place.offset, place.offset + 80) }
}

function deepLine(body: string): Pick<LegalProblem, 'offset' | 'length'> | undefined {
  let offset = 0
  for (const line of body.split('\n')) {
    const depth = marks.exec(line)?.[0].match(mark)?.length ?? 0
    // Each list is set in by two blanks at least.
    const columns = indented.exec(line)?.[0].replaceAll('\t', '    ').length ?? 0
    if (Math.max(depth, columns / 2) > most.quotesAndLists) return { offset, length: line.length }
    offset += line.length + 1
  }
  return undefined
}

function deepElement(body: string): Pick<LegalProblem, 'offset' | 'length'> | undefined {
  const open: string[] = []
  for (const { 0: whole, 1: slash, 2: written = '', 3: selfClosing, index } of body.matchAll(tag)) {
    const name = written.toLowerCase()
    if (slash !== '') open.length = Math.max(0, open.lastIndexOf(name) === -1 ? open.length : open.lastIndexOf(name))
    else if (selfClosing === '' && !empty.has(name)) {
      if (ending.has(name) && open.at(-1) === name) open.pop()
      open.push(name)
    }
    if (open.length > most.elements) return { offset: index, length: whole.length }
  }
  return undefined
}
