import type { TextKey } from '@/contract/generated/merchant-types'
import type { RecordColumn, RecordTotal } from './record-types'

type Kinds<Row> = Partial<Record<keyof Row & string, RecordColumn<Row>['kind']>>
type Columns<Row, Names> = { readonly [Name in keyof Names]: RecordColumn<Row> }

/** Makes columns that show the property of the same name, each with its kind. */
export function plainColumns<Row extends object>(isOfSome = false) {
  return <Those extends Kinds<Row>>(
    label: (name: keyof Those & string) => TextKey,
    kinds: Those,
  ): Columns<Row, Those> => {
    const column = ([name, kind]: [string, RecordColumn<Row>['kind']]): [string, RecordColumn<Row>] => [
      name,
      { label: label(name as keyof Those & string), kind, value: (row) => wordOf(row[name as keyof Row]), isOfSome },
    ]
    const columns = (Object.entries(kinds) as [string, RecordColumn<Row>['kind']][]).map(column)
    // The cast is safe: there is one column for each key of the kinds.
    return Object.fromEntries(columns) as Columns<Row, Those>
  }
}

function wordOf(value: unknown): string | number | null {
  return typeof value === 'string' || typeof value === 'number' ? value : null
}

/** Totals in the order of `names`, over all lines and over those of the page. */
export function totalsBy<Name extends string>(names: readonly Name[], label: (name: Name) => TextKey) {
  return ({ totals, pageTotals }: Readonly<Record<'totals' | 'pageTotals', Record<Name, number>>>): RecordTotal[] =>
    names.map((name) => ({ name, label: label(name), all: totals[name], page: pageTotals[name] }))
}
