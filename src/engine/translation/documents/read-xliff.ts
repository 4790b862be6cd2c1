import { DOMParser, ParseError, type Document, type Element } from '@xmldom/xmldom'
import { DocumentError } from './decode-document'
import { elementsIn, elementsNamed } from './xml-elements'
import { LinesOf } from './document-lines'
import type { ReadTranslation, SourceOf } from './read-translation'
import { UnitCodes } from './unit-codes'

/**
 * Reads XLIFF 1.2, 2.0, 2.1 and what tools make of it: several files, groups, segments of a unit, marks within words.
 * Throws a `DocumentError` for what is no XLIFF.
 */
export function readXliff(text: string, sourceOf: SourceOf): ReadTranslation[] {
  try {
    return unitsOf(text, sourceOf)
  } catch (error) {
    // Each element within another one is a call within another one, of which there is an end.
    if (error instanceof RangeError) throw new DocumentError('too many elements stand in each other', { cause: error })
    throw error
  }
}

function unitsOf(text: string, sourceOf: SourceOf): ReadTranslation[] {
  const root = parsed(text).documentElement
  if (root?.localName !== 'xliff') throw new DocumentError(`it holds <${root?.nodeName ?? ''}> and no <xliff>`)
  const lines = new LinesOf(text)
  const isFirst = root.getAttribute('version')?.startsWith('1') === true
  return elementsNamed(root, 'file').flatMap((file) => {
    // In XLIFF 1.2 each file of a document may be in a language of its own.
    const tag = (isFirst ? file.getAttribute('target-language') : root.getAttribute('trgLang')) || undefined
    const units = elementsNamed(file, isFirst ? 'trans-unit' : 'unit')
    return units.map((unit) => ({ ...(isFirst ? readFirst : readSecond)(unit, sourceOf), tag, ...lines.of(unit) }))
  })
}

type ReadUnit = Omit<ReadTranslation, 'tag' | 'range' | 'sourceLine'>

/** A `<unit>` of XLIFF 2, whose segments are parts of one text. */
function readSecond(unit: Element, sourceOf: SourceOf): ReadUnit {
  const segments = elementsIn(unit).filter(({ localName }) => localName === 'segment' || localName === 'ignorable')
  const names = namesOf(unit, ['id', 'name'])
  const sources = segments.flatMap((segment) => elementsIn(segment, 'source'))
  const codes = new UnitCodes(unit, sources, firstOf(names, sourceOf))
  const targets = segments.flatMap((segment, at) => {
    const [target] = elementsIn(segment, 'target')
    // What stands between segments is often left as it is.
    const words = target ?? (segment.localName === 'ignorable' ? elementsIn(segment, 'source')[0] : undefined)
    return [{ order: Number(target?.getAttribute('order') ?? at + 1), words }]
  })
  const isWhole = targets.every(({ words }) => words !== undefined) && targets.length > 0
  const inOrder = targets.toSorted((a, b) => a.order - b.order).flatMap(({ words }) => words ?? [])
  return {
    names,
    source: codes.textOf(sources),
    target: isWhole ? codes.textOf(inOrder) : undefined,
    unknownCode: isWhole ? codes.unknownIn(inOrder) : undefined,
    isDone: segments.filter(({ localName }) => localName === 'segment').every(isDoneSegment),
  }
}

/** A `<trans-unit>` of XLIFF 1.2; what stands in `<alt-trans>` are other translations. */
function readFirst(unit: Element, sourceOf: SourceOf): ReadUnit {
  const names = [...keysBeside(unit), ...namesOf(unit, ['resname', 'id'])]
  const sources = elementsIn(unit, 'source')
  const targets = elementsIn(unit, 'target').slice(0, 1)
  const codes = new UnitCodes(unit, sources, firstOf(names, sourceOf))
  return {
    names,
    source: sources.length === 0 ? undefined : codes.textOf(sources),
    target: targets.length === 0 ? undefined : codes.textOf(targets),
    unknownCode: codes.unknownIn(targets),
    isDone: isDoneUnit(unit, targets[0]?.getAttribute('state') ?? undefined),
  }
}

function isDoneSegment(segment: Element): boolean {
  const isReviewed = /needs-review|needs-work|fuzzy/.test(segment.getAttribute('subState') ?? '')
  return !isReviewed && ['translated', 'reviewed', 'final'].includes(segment.getAttribute('state') ?? 'initial')
}

const done = /^(translated|signed-off|final|ManuallyConfirmed|Proofread|Reviewer[12]Confirmed|Translated|Approved\w+)$/

function isDoneUnit(unit: Element, state: string | undefined): boolean | undefined {
  const approved = unit.getAttribute('approved')
  // memoQ and Trados say it in words of their own.
  const own = [unit.getAttribute('mq:status'), ...elementsNamed(unit, 'seg').map((each) => each.getAttribute('conf'))]
  const said = [state, ...own].filter((each) => typeof each === 'string')
  if (approved === 'yes' || (said.length > 0 && said.every((each) => done.test(each)))) return true
  return approved === 'no' || said.length > 0 ? false : undefined
}

/** The key as Phrase keeps it: in a context of the unit or of its group. */
function keysBeside(unit: Element): string[] {
  const holders = [unit, ...(unit.parentElement?.localName === 'group' ? [unit.parentElement] : [])]
  return holders
    .flatMap((each) => elementsIn(each, 'context-group'))
    .flatMap((each) => elementsIn(each, 'context'))
    .filter((each) => each.getAttribute('context-type') === 'x-key')
    .map((each) => each.textContent ?? '')
}

function namesOf(unit: Element, attributes: readonly string[]): string[] {
  return attributes.flatMap((name) => unit.getAttribute(name) ?? []).filter((name) => name !== '')
}

function firstOf(names: readonly string[], sourceOf: SourceOf): string | undefined {
  return names.map(sourceOf).find((source) => source !== undefined)
}

function parsed(text: string): Document {
  try {
    // What XML only warns of, such as an attribute without quotes, no tool writes.
    return new DOMParser({ onError: raise }).parseFromString(text, 'text/xml')
  } catch (error) {
    if (!(error instanceof ParseError)) throw error
    const { lineNumber, columnNumber } = (error.locator ?? {}) as { lineNumber?: number; columnNumber?: number }
    const place = lineNumber === undefined ? '' : `in line ${lineNumber}, column ${columnNumber ?? 1}, `
    throw new DocumentError(`${place}it is no XML: ${error.message.split('\n')[0] ?? ''}`, { cause: error })
  }
}

function raise(level: string, message: string): void {
  if (level !== 'warning') throw new Error(message)
}
