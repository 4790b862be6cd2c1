import { conditionWords, hasGames } from '@/engine/checks/features/condition-states'
import { quote, valueAt, type JsonValue } from '@/contract/json/json-value'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const record = (column: string): string =>
  `{ "member": { "betting-record": { "tabs": ["ESPORTS"], "columns": ["time", "${column}"] } } }`

const sports = ['SPORTS', 'ESPORTS', 'COCKFIGHT']
const lotteries = ['ELOTT', 'LOTT']
/** Kinds of games whose bets alone fill a column of the betting record (2 §2). */
const kindsOf: Readonly<Record<string, readonly string[]>> = {
  match: sports,
  odds: sports,
  score: [...sports, ...lotteries],
  issue: lotteries,
  play: lotteries,
  numbers: lotteries,
}

export const columnIdle: MerchantCheck = {
  code: 'column-idle',
  severity: 'warning',
  docs: {
    what: 'A column of the betting record is for kinds of games that none of its lists shows: odds for slots, for example.',
    why: 'It would be empty in every line.',
    bad: { 'panels.json': record('issue') },
    good: { 'panels.json': record('odds') },
  },
  inspect(draft) {
    const { chain, config, isTemplate, isComplete } = draft
    if (isTemplate || !isComplete) return []
    const place = ['member', 'betting-record']
    const columns = valueAt(chain[0]?.files.get('panels')?.value, [...place, 'columns'])
    const tabs = valueAt(config.panels, [...place, 'tabs'])
    if (!Array.isArray(columns) || !Array.isArray(tabs)) return []
    const isShown = (kind: string) => isListed(kind, tabs) && hasGames(draft, kind) !== false
    // Another check reports lists that have no games at all.
    if (!conditionWords.category.some(isShown)) return []
    const idle = columns.flatMap((column, at) => {
      const kinds = typeof column === 'string' && Object.hasOwn(kindsOf, column) ? (kindsOf[column] ?? []) : []
      return kinds.length === 0 || kinds.some(isShown) ? [] : [{ column, at, kinds }]
    })
    const [first, ...others] = idle
    if (first === undefined) return []
    const more = others.length === 0 ? '' : `, and so are ${others.map(({ column }) => quote(column)).join(', ')}`
    return [
      {
        file: 'panels',
        path: [...place, 'columns', first.at],
        spot: 'value',
        message: `filled by bets on ${first.kinds.join(', ')} alone, of which no list of this record has any${more}`,
        expected: 'a column that the lists fill, or a list of such games',
        received: quote(first.column),
      },
    ]
  },
}

function isListed(kind: string, tabs: readonly JsonValue[]): boolean {
  return tabs.includes('all') || tabs.includes(kind)
}
