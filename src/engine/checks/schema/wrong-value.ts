import { exampleOf, withMeaning } from '@/engine/schema/describe-node'
import { suggestionForPattern } from '@/engine/names/suggest-for-pattern'
import { oneOf } from '@/engine/names/one-of'
import { suggest } from '@/engine/names/suggest'
import { quote, type JsonValue } from '@/contract/json/json-value'
import { assetNameFault, assetNameIn } from '@/engine/checks/assets/asset-name'
import { momentFault } from '@/engine/checks/banners/moment-fault'
import { oppositeOf } from './condition-words'
import { unitMeant } from './suggest-unit'
import { isOwnBlock } from '@/engine/schema/part-path'
import { otherCentre, panelsKey } from '@/engine/checks/menus/centre-panels'
import type { Finding } from '@/engine/finding/check'
import type { Mistake, SchemaCheck } from '@/engine/checks/check-kinds'

export const wrongValue = {
  code: 'wrong-value',
  severity: 'error',
  docs: {
    what: 'The value is not one of those that the key takes: none of the list, beyond a limit, or of another form.',
    why: 'The part that reads it knows only the values that the schema lists.',
    fix: 'writes the value that was meant, where it can mean nothing else; a path, where a page has it; never a picture.',
    bad: { 'theme.json': '{ "style": { "cardStyle": "outline" } }' },
    good: { 'theme.json': '{ "style": { "cardStyle": "outlined" } }' },
  },
  keywords: [
    'enum',
    'const',
    'pattern',
    'minLength',
    'maxLength',
    'minimum',
    'maximum',
    'exclusiveMinimum',
    'multipleOf',
    'uniqueItems',
    'discriminator',
  ],
  explain(mistake) {
    const { error } = mistake
    if (error.keyword === 'uniqueItems') return repeatedItem(mistake)
    if (error.keyword === 'discriminator') return unknownBranch(mistake)
    const listed = (error.params['allowedValues'] as JsonValue[] | undefined) ?? constant(error.params)
    if (listed !== undefined) return notListed(mistake, listed)
    return beyondLimit(mistake)
  },
} satisfies SchemaCheck

function constant(params: Record<string, unknown>): JsonValue[] | undefined {
  return 'allowedValue' in params ? [params['allowedValue'] as JsonValue] : undefined
}

function notListed({ path, value, node }: Mistake, listed: JsonValue[]): Finding {
  const centre = otherCentre(value, node?.ref)
  // A brand's own block is suggested only if its name is similar.
  const shared = listed.filter((each) => typeof each !== 'string' || node?.ref === undefined || !isOwnBlock(each))
  const all = shared.map((each) => JSON.stringify(each)).join(', ')
  const expected = listed.length === 1 ? all : `one of ${all}`
  const unquoted = listed.find((each) => typeof each !== 'string' && JSON.stringify(each) === value)
  if (unquoted !== undefined) return quoted(path, value, JSON.stringify(unquoted))
  const texts = listed.map((each) => (typeof each === 'string' ? each : JSON.stringify(each)))
  const opposite = path.at(-1) === 'session' && typeof value === 'string' ? oppositeOf('session', value, texts) : ''
  return {
    path,
    spot: 'value',
    message:
      centre === undefined
        ? `must be ${expected}${opposite}`
        : `${quote(value)} is a panel of the ${panelsKey(centre)} centre, which the action "${centre}" opens`,
    expected,
    received: quote(value),
    suggestions: listed.length === 1 ? texts : meantOf(typeof value === 'string' ? value : quote(value), texts, node),
  }
}

/** The word that is spelled alike, or the one whose meaning names what is written: `sweden` where `se` is Sweden's. */
function meantOf(written: string, texts: string[], node: Mistake['node']): string[] {
  const alike = suggest(written, texts)
  const meanings = (node?.schema['enumDescriptions'] ?? []) as readonly string[]
  const word = written.trim()
  if (alike.length > 0 || meanings.length !== texts.length || !/^[\p{L}\p{N}]{2,}$/u.test(word)) return alike
  // Of short words only those that are names: UK is none of the words of a sentence.
  const said = new RegExp(
    `(?<![\\p{L}\\p{N}])${word.length < 4 ? word.toUpperCase() : word}(?![\\p{L}\\p{N}])`,
    word.length < 4 ? 'u' : 'iu',
  )
  const named = texts.filter((_, index) => said.test(meanings[index] ?? ''))
  return named.length === 1 ? named : []
}

/** A number, true or false that is written as a text. */
function quoted(path: Mistake['path'], value: Mistake['value'], meant: string): Finding {
  const expected = `${meant}, without quotes`
  return { path, spot: 'value', message: `must be ${expected}`, expected, received: quote(value), repair: meant }
}

function unknownBranch({ error, path, node }: Mistake): Finding {
  const tag = String(error.params['tag'])
  const written = error.params['tagValue'] as string
  const names = [...(node?.branches.keys() ?? [])]
  return {
    path: [...path, tag],
    spot: 'value',
    message: `there is no ${tag} called ${quote(written)}`,
    // A brand's own block is suggested only if its name is similar.
    expected: oneOf(
      names.filter((each) => !isOwnBlock(each)),
      `a ${tag} that there is`,
    ),
    received: quote(written),
    suggestions: suggest(written, names),
  }
}

function repeatedItem({ error, path, value }: Mistake): Finding {
  const index = Math.max(Number(error.params['i']), Number(error.params['j']))
  const item = (value as JsonValue[])[index]
  const message = `${quote(item)} is listed twice`
  return { path: [...path, index], spot: 'value', message, expected: 'each entry once', received: quote(item) }
}

function beyondLimit({ error, path, node, value }: Mistake): Finding {
  const { keyword, params } = error
  const limit = String(params['limit'])
  const missingStart = keyword === 'pattern' ? startMissing(String(params['pattern']), value) : undefined
  const written = typeof value === 'string' ? withoutWay(value, node?.ref) : value
  const meant = keyword === 'pattern' ? meantBy(String(params['pattern']), written, missingStart) : []
  const expected = {
    minLength: limit === '1' ? 'a text that is not empty' : `at least ${limit} characters`,
    maxLength: `at most ${limit} characters`,
    minimum: `at least ${limit}`,
    maximum: `at most ${limit}`,
    exclusiveMinimum: `more than ${limit}`,
    multipleOf: `a multiple of ${String(params['multipleOf'])}`,
    pattern:
      missingStart === undefined
        ? `a text such as ${exampleOf(node?.schema)}`
        : `a text that begins with ${missingStart}`,
  }[keyword]
  const unit = keyword === 'minimum' || keyword === 'maximum' ? unitMeant(value, node?.schema) : undefined
  if (unit !== undefined) return { path, spot: 'value', ...unit, expected: `${expected}`, received: quote(value) }
  const fault = keyword === 'pattern' && typeof value === 'string' ? formFault(value, node) : undefined
  return {
    path,
    spot: 'value',
    message: fault ?? withMeaning(`must be ${expected ?? keyword}`, node),
    expected: expected ?? keyword,
    received: quote(value),
    suggestions: keyword === 'pattern' ? meant : meantNumber(error, value, node),
    ...(node?.ref !== undefined && { names: node.ref }),
  }
}

/** A text without what certainly does not belong to a name of its kind. */
function withoutWay(text: string, ref: string | undefined): string {
  // Only names of time zones are joined by underscores.
  if (ref === 'timeZone') return text.trim().replace(/\s+/g, '_')
  return ref === 'asset' ? assetNameIn(text) : text
}

/** What is wrong with a name of a file, a moment or a name of blanks; undefined where the pattern says all there is to say. */
function formFault(value: string, node: Mistake['node']): string | undefined {
  if (node?.ref === 'asset') return `"${value}" ${assetNameFault(value)}`
  if (node?.schema['title'] === 'Moment') return momentFault(value)
  return value !== '' && value.trim() === '' ? withMeaning('holds blanks alone', node) : undefined
}

/**
 * Suggests the limit for a value just beyond it. A value further off means something else: a stray sign, or a
 * percentage.
 */
function meantNumber(
  { keyword, params }: Mistake['error'],
  value: JsonValue | undefined,
  node: Mistake['node'],
): string[] {
  const limit = Number(params['limit'])
  if (typeof value !== 'number' || !Number.isFinite(limit)) return []
  const { minimum, maximum } = node?.schema ?? {}
  const isRight = (meant: number) => meant >= Number(minimum ?? -Infinity) && meant <= Number(maximum ?? Infinity)
  if (value < 0 && isRight(-value)) return [`${-value}`]
  // Who writes 0 means none, which is not the least that there can be.
  if (keyword === 'exclusiveMinimum' || value === 0) return []
  if (Math.abs(value - limit) <= Math.max(1, Math.abs(limit))) return [`${limit}`]
  return limit === 1 && value > 1 && isRight(value / 100) ? [`${value / 100}`] : []
}

function meantBy(pattern: string, value: JsonValue | undefined, missingStart: string | undefined): string[] {
  if (typeof value !== 'string') return []
  const form = new RegExp(pattern, 'u')
  const meant = missingStart === undefined ? suggestionForPattern(value, form) : missingStart + value
  return meant === undefined ? [] : [meant]
}

/** The required prefix that a string lacks, such as the slash of a path. */
function startMissing(pattern: string, value: JsonValue | undefined): string | undefined {
  const [, start] = /^\^(\/|https:\/\/)/.exec(pattern) ?? []
  // A sign before the name says something else: an anchor, a negation, a variable.
  if (start === undefined || typeof value !== 'string' || !/^[\p{L}\p{N}][^:]*$/u.test(value)) return undefined
  return new RegExp(pattern).test(start + value) ? start : undefined
}
