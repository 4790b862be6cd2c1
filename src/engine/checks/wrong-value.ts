import { describePlace } from '@/engine/describe-place'
import { oneOf } from '@/engine/one-of'
import { suggest } from '@/engine/suggest'
import { quote, type JsonValue } from '@/lib/json-value'
import type { Finding, Mistake, SchemaCheck } from './check'

export const wrongValue = {
  code: 'wrong-value',
  severity: 'error',
  docs: {
    what: 'The value is not one of those that the key takes: none of the list, beyond a limit, or of another form.',
    why: 'The part that reads it knows only the values that the schema lists.',
    fix: 'writes the listed value that was meant, where there is one alone and it differs in case and separators or in one letter, never in a digit.',
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
    const { error, value, path } = mistake
    if (error.keyword === 'uniqueItems') return repeatedItem(mistake)
    if (error.keyword === 'discriminator') return unknownBranch(mistake)
    const listed = (error.params['allowedValues'] as JsonValue[] | undefined) ?? constant(error.params)
    if (listed !== undefined) return notListed(path, value, listed)
    return beyondLimit(mistake)
  },
} satisfies SchemaCheck

function constant(params: Record<string, unknown>): JsonValue[] | undefined {
  return 'allowedValue' in params ? [params['allowedValue'] as JsonValue] : undefined
}

function notListed(path: Finding['path'], value: JsonValue | undefined, listed: JsonValue[]): Finding {
  const all = listed.map((each) => JSON.stringify(each)).join(', ')
  const texts = listed.map((each) => (typeof each === 'string' ? each : JSON.stringify(each)))
  return {
    path,
    spot: 'value',
    message: listed.length === 1 ? `must be ${all}` : `must be one of ${all}`,
    expected: listed.length === 1 ? all : `one of ${all}`,
    received: quote(value),
    suggestions: listed.length === 1 ? texts : suggest(typeof value === 'string' ? value : quote(value), texts),
  }
}

function unknownBranch({ error, path, node }: Mistake): Finding {
  const tag = String(error.params['tag'])
  const written = error.params['tagValue'] as string
  const names = [...(node?.branches.keys() ?? [])]
  return {
    path: [...path, tag],
    spot: 'value',
    message: `there is no ${tag} called ${quote(written)}`,
    expected: oneOf(names, `a ${tag} that there is`),
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
  const meaning = describePlace(node)
  const limit = String(params['limit'])
  const pattern = String(params['pattern'])
  const missingStart = keyword === 'pattern' ? startMissing(pattern, value) : undefined
  const begun = missingStart === undefined || typeof value !== 'string' ? [] : [missingStart + value]
  const expected = {
    minLength: limit === '1' ? 'a text that is not empty' : `at least ${limit} characters`,
    maxLength: `at most ${limit} characters`,
    minimum: `at least ${limit}`,
    maximum: `at most ${limit}`,
    exclusiveMinimum: `more than ${limit}`,
    multipleOf: `a multiple of ${String(params['multipleOf'])}`,
    pattern: missingStart === undefined ? inWords(pattern, meaning) : `a text that begins with ${missingStart}`,
  }[keyword]
  return {
    path,
    spot: 'value',
    message: `must be ${expected ?? keyword}${meaning === '' ? '' : `: ${meaning}`}`,
    expected: expected ?? keyword,
    received: quote(value),
    suggestions: keyword === 'minimum' || keyword === 'maximum' ? [limit] : begun,
  }
}

/** A pattern by the example that the description of the place gives: something that no plain word is. */
function inWords(pattern: string, meaning: string): string {
  const shape = new RegExp(pattern)
  const words = meaning.split(/\s+/).map((word) => word.replace(/[.,;:)]+$/, ''))
  const example = words.find((word) => /[^A-Za-z]/.test(word) && shape.test(word))
  return example === undefined ? `a text that matches ${pattern}` : `a text such as ${example}`
}

/** What a text only has to begin with to be right: the slash of a path. */
function startMissing(pattern: string, value: JsonValue | undefined): string | undefined {
  const [, start] = /^\^(\/|https:\/\/)/.exec(pattern) ?? []
  if (start === undefined || typeof value !== 'string' || value === '' || value.includes(':')) return undefined
  return new RegExp(pattern).test(start + value) ? start : undefined
}
