import { kindText } from '@/site/records/entry-kinds'
import { entryLines, kindColumn } from '@/site/records/entry-lines'
import { plainColumns, totalsBy } from '@/site/records/plain-columns'
import type { RecordDefinition } from '@/site/records/record-definition'
import type { RecordQuery } from '@/site/records/record-types'
import { useGateway } from '@/site/gateway/gateway-context'
import { memberTransactions, useMemberTransactions } from '@/site/gateway/money/member-transactions'
import type { MemberTransactions } from '@/contract/generated/gateway-types'
import type { PointRecordColumn, PointRecordProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import '@/site/ui/icons/later-icons'

type Page = MemberTransactions['response']
type Line = Page['items'][number]

const plain = plainColumns<Line>()
const ofSome = plainColumns<Line>(true)
const kinds = ['earn', 'points', 'redeem', 'convert', 'return'] as const
/** Statuses of a redemption (2 §4). */
const statuses: ReadonlySet<string> = new Set(['process', 'approved', 'rejected'])

const standings = { process: 'waiting', approved: 'good', rejected: 'refused' } as const

/** The record of points, with the brand's settings. */
export function usePointRecord(props: PointRecordProps): RecordDefinition<Line, PointRecordColumn, Page> {
  const t = useText()
  const gateway = useGateway()
  const label = <Name extends string>(name: Name) => `point-record.${name}` as const
  const options = kinds.map((value) => ({ value, label: kindText(t, value) }))
  return {
    title: 'point-record.title',
    icon: 'coins',
    note: 'point-record.note',
    tabs: [{ name: 'all', label: label('all'), longest: 30 }],
    filters: props.filters.map((name) => ({ name, label: label('kind'), options })),
    ...entryLines,
    findsLines: true,
    columns: {
      ...plain(label, { time: 'time' }),
      kind: kindColumn(label('kind')),
      points: { label: label('points'), kind: 'points', isChange: true, value: ({ amount }) => amount },
      pointBalance: { label: label('pointBalance'), kind: 'points', value: ({ balanceAfter }) => balanceAfter },
      ...ofSome(label, { name: 'text' }),
      ...ofSome(label, { quantity: 'points' }),
      status: {
        label: label('status'),
        kind: 'text',
        value: ({ status }) => status,
        say: (say, { status }) => (isStatus(status) ? say(`redemption.${status}`) : (status ?? '')),
        standing: ({ status }) => (isStatus(status) ? standings[status] : 'over'),
        isOfSome: true,
      },
      ...ofSome(label, { money: 'change', remark: 'text', reference: 'code' }),
      ...plain(label, { number: 'receipt' }),
    },
    useRead: (question) => useMemberTransactions(question && requestOf(question)),
    readPage: (question) => gateway.send(memberTransactions, requestOf(question)),
    totalsOf: (page) => totalsBy(['in', 'out'] as const, label)(page).map((total) => ({ ...total, isPoints: true })),
  }
}

const isStatus = (status: string | null | undefined): status is 'process' | 'approved' | 'rejected' =>
  status != null && statuses.has(status)

function requestOf({ filters, sort, ...days }: RecordQuery): MemberTransactions['request'] {
  const chosen = filters['kind']
  return { ...days, sort, wallet: 'POINTS', ...(chosen !== undefined && { kinds: chosen }) }
}
