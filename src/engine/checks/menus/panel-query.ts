import { isDay } from '@/contract/time/day'
import { child, isJsonObject, keysOf, quote, valueAt, type JsonValue, type Path } from '@/contract/json/json-value'
import { memoiseByFile } from '@/engine/memo/memoise-by-file'
import { suggest } from '@/engine/names/suggest'
import type { Draft } from '@/engine/merge/draft'
import type { FileFinding } from '@/engine/finding/check'
import { filesWith } from '@/engine/schema/files-with-keys'
import { schemaOf } from '@/engine/schema/schema-node'
import type { ConfigFile } from '@/engine/schema/config-files'
import type { MerchantCheck } from '@/engine/checks/check-kinds'
import { centres, panelsKey } from './centre-panels'

const link = (query: string): string =>
  `{ "side": { "items": { "home": { "action": { "action": "memberCentre", "to": null, "panel": "account-record", "query": ${query} } } } } }`

export const panelQuery: MerchantCheck = {
  code: 'panel-query',
  severity: 'error',
  docs: {
    what: 'A link to a panel asks for what the panel does not read: a key that it has not, a tab that it does not offer, a day that is none.',
    why: 'The panel would pass over it and open as it always does.',
    bad: { 'menus.json': link('{ "tab": "deposit" }') },
    good: { 'menus.json': link('{ "tab": "deposits", "from": "2026-11-01" }') },
  },
  inspect(draft) {
    if (!draft.isComplete) return []
    return linking.flatMap((file) => {
      const own = draft.chain[0]?.files.get(file)?.value
      return askedIn(own, draft.config[file]).flatMap((asked) => problemsOf(asked, file, draft))
    })
  },
}

const linking = filesWith(['query'])

interface Asked {
  readonly path: Path
  readonly centre: 'member' | 'agent'
  readonly panel: string
  readonly query: JsonValue | undefined
}

/** Brands that write the same in a file share what is found in it. */
const askedIn = memoiseByFile((own, merged) => queriesIn(own, merged, []))

/** What the merchant's own files ask of panels, wherever an action stands. */
function queriesIn(own: JsonValue | undefined, merged: JsonValue | undefined, path: Path): Asked[] {
  if (typeof own !== 'object' || own === null) return []
  const [action, panel] = [child(merged, 'action'), child(merged, 'panel')]
  const query = child(own, 'query')
  if (typeof action === 'string' && centres.includes(action) && typeof panel === 'string' && isJsonObject(query))
    return [{ path: [...path, 'query'], centre: panelsKey(action), panel, query }]
  const keys = Array.isArray(own) ? own.map((_, at) => at) : keysOf(own)
  return keys.flatMap((key) => queriesIn(child(own, key), child(merged, key), [...path, key]))
}

/** What a panel reads of a key: one of the entries of a prop, one of these words, or anything of a form. */
type Reading = { readonly prop: string } | { readonly words: readonly string[] } | { readonly form: string }

function problemsOf({ path, centre, panel, query }: Asked, file: ConfigFile, draft: Draft): FileFinding[] {
  const schema = schemaOf('panels').properties.get(centre)?.properties.get(panel)?.schema
  const readings = schema?.['x-query'] as Readonly<Record<string, Reading>> | undefined
  // A merchant's own panel may read what it likes.
  if (readings === undefined) return []
  const known = Object.keys(readings)
  return keysOf(query).flatMap((key): FileFinding[] => {
    const value = child(query, key)
    const reading = Object.hasOwn(readings, key) ? readings[key] : undefined
    const place = { file, path: [...path, key] }
    if (reading === undefined) {
      const message = `the panel "${panel}" does not read "${key}"`
      const expected = known.length === 0 ? 'no query: the panel reads none' : `one of ${known.join(', ')}`
      // Another key may be the one that has this value: `tab` of one panel is `list` of another.
      const taking = known.filter((each) => isWordOf(value, readings[each], propsOf(draft, centre, panel)))
      const suggestions = [...suggest(key, known), ...taking]
      return [
        { ...place, spot: 'key', message, expected, received: `"${key}"`, suggestions: [...new Set(suggestions)] },
      ]
    }
    const problem =
      typeof value === 'string' ? misread(value, reading, propsOf(draft, centre, panel), draft) : undefined
    return problem === undefined ? [] : [{ ...place, spot: 'value', received: quote(value), ...problem }]
  })
}

function propsOf({ config }: Draft, centre: string, panel: string): JsonValue | undefined {
  return valueAt(config.panels, [centre, panel])
}

/** The words that a key may have; undefined when it may have others. */
function wordsOf(reading: Reading | undefined, props: JsonValue | undefined): string[] | undefined {
  if (reading === undefined || 'form' in reading) return undefined
  if ('words' in reading) return [...reading.words]
  const offered = child(props, reading.prop)
  return Array.isArray(offered) ? offered.map(String) : undefined
}

function isWordOf(value: JsonValue | undefined, reading: Reading | undefined, props: JsonValue | undefined): boolean {
  return typeof value === 'string' && wordsOf(reading, props)?.includes(value) === true
}

type Problem = Pick<FileFinding, 'message' | 'expected' | 'suggestions'>

function misread(value: string, reading: Reading, props: JsonValue | undefined, { names }: Draft): Problem | undefined {
  if (!('form' in reading)) return unlisted(value, wordsOf(reading, props))
  const vendors = names.vendors && [...names.vendors]
  switch (reading.form) {
    case 'day':
      return isDay(value) ? undefined : { message: 'no day', expected: 'a day such as 2026-11-01' }
    case 'whole':
      return /^[1-9]\d*$/.test(value) ? undefined : { message: 'no whole number', expected: 'a whole number in digits' }
    case 'vendor':
      return unlisted(value, vendors)
    case 'wallet':
      return unlisted(value, vendors && ['MAIN', ...vendors])
    default:
      return undefined
  }
}

function unlisted(value: string, words: readonly string[] | undefined): Problem | undefined {
  if (words === undefined || words.includes(value)) return undefined
  const message = `the panel has no ${quote(value)} there, and opens as without it`
  return { message, expected: `one of ${words.join(', ')}`, suggestions: suggest(value, words) }
}
