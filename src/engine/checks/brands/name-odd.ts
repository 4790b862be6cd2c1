import { keysOf, quote, valueAt, type JsonValue, type Path } from '@/contract/json/json-value'
import type { FileFinding } from '@/engine/finding/check'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const vendors = (name: string): string => `{ "items": { "TF": { "name": "${name}" } } }`

export const nameOdd: MerchantCheck = {
  code: 'name-odd',
  severity: 'error',
  docs: {
    what: 'The name of the brand, of a vendor or of a language holds what is no part of a name: tags, an entity of HTML, a placeholder, a line end, half a character or a sign that nobody sees.',
    why: 'Names are shown letter by letter, in titles, tiles and menus: players would read the tags, and a placeholder is filled in nowhere.',
    bad: { 'vendors.json': vendors('<b>TF</b>') },
    good: { 'vendors.json': vendors('T & F <3') },
  },
  isOfBrand: true,
  inspect({ chain: [own] }) {
    const site = own?.files.get('site')?.value
    const made = own?.files.get('vendors')?.value
    return [
      ...judged('site', site, ['name']),
      ...named('site', site, ['languages', 'items'], 'label'),
      ...named('vendors', made, ['items'], 'name'),
    ]
  },
}

function named(file: 'site' | 'vendors', data: JsonValue | undefined, path: Path, key: string): FileFinding[] {
  return keysOf(valueAt(data, path)).flatMap((entry) => judged(file, data, [...path, entry, key]))
}

function judged(file: 'site' | 'vendors', data: JsonValue | undefined, path: Path): FileFinding[] {
  const name = valueAt(data, path)
  const problem = typeof name === 'string' ? nameFault(name) : undefined
  if (typeof name !== 'string' || problem === undefined) return []
  const plain = plainName(name)
  const isPlain = plain !== '' && nameFault(plain) === undefined
  return [
    {
      file,
      path,
      spot: 'value',
      message: `the name holds ${problem}`,
      expected: 'the name alone, letter by letter',
      received: quote(name),
      suggestions: isPlain ? [plain] : [],
    },
  ]
}

/** What a name holds that is no part of a name; undefined when it is a name alone. */
export function nameFault(name: string): string | undefined {
  return problems.find(([shape]) => shape.test(name))?.[1]
}

// Joiners and marks of direction between letters (U+200C to U+200F) belong to names of some scripts and to emoji.
const unseen = /[\u00ad\u200b\u2028-\u202e\u2060-\u2069\ufeff]/
const tag = /<\/?[a-z][^<>]*>|<!--.*?-->/i
const entity = /&(#\d+|#x[\da-f]+|[a-z][a-z\d]+);/i

const problems: readonly (readonly [shape: RegExp, words: string])[] = [
  [tag, 'tags of HTML'],
  [entity, 'an entity of HTML'],
  [/[\r\n\u0085\u2028\u2029]/, 'a line end'],
  [/\p{Cc}/u, 'a control character'],
  [/\p{Cs}/u, 'half a character'],
  [/\ufffd/, 'a letter that was lost in another encoding'],
  [unseen, 'a sign that nobody sees'],
  [/\{\{.*\}\}|\$\{.*\}|\{\w+\}|%\w*[a-z]\w*%|%\(\w+\)s|%[sd]\b/i, 'a placeholder, which nothing fills in here'],
]

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['#39', "'"],
  ['nbsp', ' '],
])

/** The name without what does not belong to it; an entity that is not known stays. */
function plainName(name: string): string {
  return name
    .replaceAll(new RegExp(tag, 'gi'), '')
    .replaceAll(new RegExp(entity, 'gi'), (whole, code: string) => entities.get(code.toLowerCase()) ?? whole)
    .replaceAll(new RegExp(`\\p{Cs}|${unseen.source}`, 'gu'), '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}
