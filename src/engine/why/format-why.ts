import { styleText } from 'node:util'
import { isLocaleFile } from '@/engine/schema/config-files'
import { describePlace } from '@/engine/schema/describe-node'
import { dutyWords } from '@/engine/packs/packs'
import { toPointer } from '@/contract/json/json-pointer'
import { quote } from '@/contract/json/json-value'
import { countValues, type Source, type Why } from './why'
import type { WrittenPlace } from './written-place'

type Place = Pick<WrittenPlace, 'file' | 'line' | 'column'>
type Paint = (style: Parameters<typeof styleText>[0], text: string) => string

/** Formats the answer for people. */
export function formatWhy(why: Why, merchant: string, paint: Paint, shownAsset: string | undefined): string {
  const head = `${paint('bold', dotted(why))} of ${merchant}`
  const meaning = describePlace(why.node)
  const rows: [string, string][] = [
    ['value', why.parts.length > 0 ? `${plural(countValues(why), 'value')} in all` : quote(why.value)],
    ...origin(why.source, paint),
    ...why.overridden.map((each): [string, string] => ['over', `${placed(each)}  ${paint('dim', quote(each.value))}`]),
    ...why.notInherited.map((each): [string, string] => [
      'not inherited',
      `${placed(each)}  ${paint('dim', quote(each.value))}`,
    ]),
    ...(shownAsset === undefined ? [] : [['file', shownAsset] as [string, string]]),
    ...(meaning === '' ? [] : [['means', meaning] as [string, string]]),
  ]
  return [head, ...rows.map(([name, text]) => `  ${paint('dim', name.padEnd(13))} ${text}`), ...table(why, paint)].join(
    '\n',
  )
}

/** The path in the notation of the command's argument. */
function dotted({ file, path }: Pick<Why, 'file' | 'path'>): string {
  return [...(isLocaleFile(file) ? file.split('/') : [file]), ...path].join('.')
}

function origin(source: Source, paint: Paint): [string, string][] {
  switch (source.kind) {
    case 'file':
      return [['set by', paint('cyan', placed(source.place))]]
    case 'merged':
      return source.places.map((place, index) => [index === 0 ? 'merged from' : 'and', paint('cyan', placed(place))])
    case 'default':
      return [['default of', paint('cyan', source.schema)]]
    case 'pack':
      return [
        ['set by', paint('cyan', placed(source.pack))],
        ...(source.named === undefined ? [] : [['named in', placed(source.named)] as [string, string]]),
        ['because', dutyWords(source.pack.duty)],
        ...source.pack.sources.map((each, index): [string, string] => [index === 0 ? 'source' : 'and', each]),
      ]
    case 'removed':
      return [
        [
          source.value === null ? 'removed by' : 'replaced by',
          `${paint('cyan', placed(source.place))}  ${quote(source.value)}`,
        ],
      ]
    case 'unset':
      return [
        ['set by', `nothing, and there is no default${source.schema === undefined ? '' : ` in ${source.schema}`}`],
      ]
  }
}

function table({ parts, path }: Why, paint: Paint): string[] {
  if (parts.length === 0) return []
  const rows = parts.map((part) => [
    part.path.slice(path.length).join('.'),
    part.parts.length > 0 ? `{ ${plural(countValues(part), 'value')} }` : shortened(quote(part.value)),
    shortSource(part.source),
  ])
  const [first = 0, second = 0] = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const isShort = parts.some((part) => part.parts.length > 0)
  return [
    '',
    ...rows.map(
      ([name = '', value = '', from = '']) =>
        `  ${name.padEnd(first)}  ${value.padEnd(second)}  ${paint('cyan', from)}`,
    ),
    ...(isShort ? ['', paint('dim', '  --all lists every value')] : []),
  ]
}

function shortSource(source: Source): string {
  if (source.kind === 'file') return placed(source.place)
  if (source.kind === 'merged') return source.places.map(placed).join(', ')
  if (source.kind === 'pack') return placed(source.pack)
  return source.kind === 'default' ? `default of ${source.schema.split('#')[0] ?? ''}` : source.kind
}

function shortened(text: string): string {
  return text.length > 48 ? `${text.slice(0, 45)}...` : text
}

function placed({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`
}

function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}

/** Formats the answer as JSON for programs. */
export function whyAsJson(why: Why, shownAsset: string | undefined): object {
  const { file, path, value, source, overridden, notInherited, parts } = why
  return {
    path: dotted(why),
    file: `${file}.json`,
    pointer: toPointer(path),
    value: value ?? null,
    source: source.kind,
    places: placesOf(source).map(publicPlace),
    pack: source.kind === 'pack' ? publicPack(source) : null,
    schema: source.kind === 'default' || source.kind === 'unset' ? (source.schema ?? null) : null,
    overridden: overridden.map((each) => ({ ...publicPlace(each), value: each.value })),
    notInherited: notInherited.map((each) => ({ ...publicPlace(each), value: each.value })),
    asset: shownAsset ?? null,
    parts: parts.map((part) => whyAsJson(part, undefined)),
  }
}

function placesOf(source: Source): readonly WrittenPlace[] {
  if (source.kind === 'merged') return source.places
  return source.kind === 'file' || source.kind === 'removed' ? [source.place] : []
}

function publicPack({ pack, named }: Extract<Source, { kind: 'pack' }>): object {
  const { name, file, line, column, duty, sources } = pack
  const { says, source, since } = duty
  return { name, file, line, column, says, source, since, sources, named: named ? publicPlace(named) : null }
}

/** What a pack of rules says is no merchant's. */
function publicPlace({ merchant, file, line, column }: Place & { readonly merchant: string }): object {
  return { merchant: merchant === '' ? null : merchant, file, line, column }
}
