import { isMap, isPair, isScalar, parseDocument, type Pair } from 'yaml'
import { suggest } from '@/engine/names/suggest'
import { dayMeant, isDay } from './day-meant'
import type { LegalProblem } from './legal-problem'
import { unquoted, yamlFault } from './yaml-fault'

/** What stands above the text of a document, between two lines of `---`. */
export interface FrontMatter {
  readonly title: string
  readonly version: string
  /** `2026-07-01`. */
  readonly validFrom: string
  readonly changes?: string
}

interface ReadFrontMatter {
  /** Undefined where it has a problem. */
  readonly values: FrontMatter | undefined
  /** The place of each key's value. */
  readonly places: ReadonlyMap<string, { readonly offset: number; readonly length: number }>
  readonly problems: readonly LegalProblem[]
  /** Where the text begins. */
  readonly end: number
}

const needed = ['title', 'version', 'validFrom'] as const
const known = [...needed, 'changes'] as const

/** What other programs call these keys. */
const alsoCalled: Readonly<Record<string, (typeof known)[number]>> = {
  date: 'validFrom',
  effective: 'validFrom',
  effectivedate: 'validFrom',
  lastupdated: 'validFrom',
  updated: 'validFrom',
  revision: 'version',
  rev: 'version',
  name: 'title',
  heading: 'title',
  changelog: 'changes',
  summary: 'changes',
}

const frontMatterExample =
  'title: Terms and conditions, version: 1.0 and validFrom: 2026-07-01 between two lines of ---'

/** Reads the lines between `---` and `---` at the beginning, as YAML whose values are texts. */
export function readFrontMatter(text: string): ReadFrontMatter {
  const start = text.startsWith('\ufeff') ? 1 : 0
  const opened = /^(?:[ \t]*\r?\n)*---[ \t]*(?:\r\n|\n|\r)/.exec(text.slice(start))
  if (opened === null) return absent(text, start)
  const from = start + opened[0].length
  const closed = /^(?:---|\.\.\.)[ \t]*$/m.exec(text.slice(from))
  if (closed === null) {
    const lone = problem(
      start,
      opened[0].trimEnd().length,
      'the lines that begin with --- have no --- below them',
      '---',
    )
    return { values: undefined, places: new Map(), problems: [lone], end: text.length }
  }
  const yaml = text.slice(from, from + closed.index)
  return { ...readYaml(yaml, from, start), end: from + closed.index + closed[0].length }
}

function absent(text: string, start: number): ReadFrontMatter {
  const isToml = text.startsWith('+++', start)
  const message = isToml
    ? 'the lines between +++ are TOML: title, version and validFrom are read between lines of ---'
    : 'title, version and validFrom are missing: they stand at the beginning, between two lines of ---'
  const values = { values: undefined, places: new Map(), end: start }
  return { ...values, problems: [problem(start, isToml ? 3 : 0, message, frontMatterExample)] }
}

function readYaml(yaml: string, from: number, start: number): Omit<ReadFrontMatter, 'end'> {
  const document = parseDocument(yaml, { schema: 'failsafe', prettyErrors: false })
  const [fault] = document.errors
  if (fault !== undefined) {
    const { offset, ...told } = yamlFault(fault, yaml)
    return {
      values: undefined,
      places: new Map(),
      problems: [{ kind: 'front-matter', offset: from + offset, received: '', ...told }],
    }
  }
  const pairs = isMap(document.contents) ? document.contents.items.filter(isPair) : []
  const read = pairs.map((pair) => readPair(pair as Pair, yaml, from))
  const written = new Map(read.map((each) => [each.key, each]))
  const problems = [...read.flatMap(keyProblem), ...read.flatMap(valueProblem)]
  const lacking = needed.filter((key) => !written.has(key) && !read.some((each) => meant(each.key) === key))
  if (lacking.length > 0) {
    const listed = lacking.join(' and ')
    problems.push(problem(start, 3, `${listed} ${lacking.length > 1 ? 'are' : 'is'} missing`, frontMatterExample))
  }
  const places = new Map(read.map(({ key, value }) => [key, { offset: value.offset, length: value.length }]))
  if (problems.length > 0) return { values: undefined, places, problems }
  const entries = read.map(({ key, value }) => [key, value.text.trim()] as const)
  // The cast is sound: all keys that are needed are there, and none that is not known.
  return { values: Object.fromEntries(entries) as unknown as FrontMatter, places, problems }
}

interface ReadPair {
  readonly key: string
  readonly keyOffset: number
  readonly value: { readonly text: string; readonly isText: boolean; readonly offset: number; readonly length: number }
}

function readPair({ key, value }: Pair, yaml: string, from: number): ReadPair {
  const name = isScalar(key) ? String(key.value) : String(key)
  const keyOffset = from + (isScalar(key) ? (key.range?.[0] ?? 0) : 0)
  const isText = isScalar(value) || value === null
  const [begin, end] = (value as { range?: readonly [number, number] } | null)?.range ?? [
    keyOffset - from,
    keyOffset - from + name.length,
  ]
  // The schema makes texts of all values.
  const text = isScalar(value) && typeof value.value === 'string' ? value.value : isText ? '' : yaml.slice(begin, end)
  return { key: name, keyOffset, value: { text, isText, offset: from + begin, length: Math.max(1, end - begin) } }
}

function keyProblem({ key, keyOffset }: ReadPair): LegalProblem[] {
  if ((known as readonly string[]).includes(key)) return []
  const likely = meant(key)
  const suggestions = likely === undefined ? suggest(key, known) : [likely]
  const expected = `one of ${known.join(', ')}`
  return [{ ...problem(keyOffset, key.length, `nothing reads "${key}"`, expected, key), suggestions }]
}

function meant(key: string): string | undefined {
  const plain = key.toLowerCase().replace(/[\s_“”‘’"'-]/g, '')
  return known.find((each) => each.toLowerCase() === plain) ?? alsoCalled[plain]
}

const longest: Readonly<Record<string, number>> = { title: 120, version: 40, changes: 600 }

function valueProblem({ key, value: { text, isText, offset, length } }: ReadPair): LegalProblem[] {
  if (!(known as readonly string[]).includes(key)) return []
  const wrong = (message: string, expected: string, meant?: string) => [
    { ...problem(offset, length, message, expected, text), suggestions: meant === undefined ? [] : [meant] },
  ]
  if (!isText && !text.includes('\n'))
    return [{ kind: 'front-matter', offset, length, received: text, ...unquoted(text.trim()) }]
  if (!isText) return wrong(`${key} is a list or several keys`, 'a text')
  if (text.trim() === '') return wrong(`${key} says nothing`, 'a text')
  if (key === 'validFrom')
    return isDay(text.trim())
      ? []
      : wrong(`${text} is no day of the calendar as year-month-day`, 'a day such as 2026-07-01', dayMeant(text))
  if (key === 'version' && !isVersion(text.trim()))
    return wrong(`a version is one word of letters, digits, dots and hyphens`, '1.0 or 2026-07', versionMeant(text))
  const most = longest[key] ?? Infinity
  return text.length > most ? wrong(`${key} has ${text.length} characters`, `at most ${most} characters`) : []
}

function isVersion(text: string): boolean {
  return /^[\w][\w.+-]*$/.test(text)
}

/** `2.1 (July 2026)` as one word. */
function versionMeant(text: string): string | undefined {
  const joined = text.replace(/[^\w.+-]+/g, '-').replace(/^-+|-+$/g, '')
  return isVersion(joined) ? joined : undefined
}

function problem(offset: number, length: number, message: string, expected: string, received = ''): LegalProblem {
  return { kind: 'front-matter', offset, length, message, expected, received }
}
