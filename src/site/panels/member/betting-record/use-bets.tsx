import type { RecordDefinition } from '@/site/records/record-definition'
import { plainColumns } from '@/site/records/plain-columns'
import { RecordReceipts } from '@/site/records/record-receipts'
import type { RecordQuery } from '@/site/records/record-types'
import { useBetLines } from '@/site/records/use-bet-lines'
import { useWalletName } from '@/site/elements/wallet-name'
import { bettingRecord, useBettingRecord } from '@/site/gateway/money/betting-record'
import { useGateway } from '@/site/gateway/gateway-context'
import type { BettingRecord } from '@/contract/generated/gateway-types'
import type { BettingRecordColumn, BettingRecordProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { useMoneyIntent } from '@/site/money/use-money-intent'
import { useWholeSite } from '@/site/merchant/site-context'
import '@/site/ui/icons/later-icons'
import { CancelBet } from './cancel-bet'
import { betStatuses, statusText } from '@/site/records/bet-status'

type Page = BettingRecord['response']
type Bet = Page['items'][number]
type TabName = BettingRecordProps['tabs'][number]

const ofSome = plainColumns<Bet>(true)

/** Maximum number of days in one request. */
const longest = 30

/** The betting record, with the brand's settings. */
export function useBets(props: BettingRecordProps): RecordDefinition<Bet, BettingRecordColumn, Page> {
  const t = useText()
  const gateway = useGateway()
  const { order, items } = useWholeSite().vendors
  const vendorName = useWalletName()
  const lines = useBetLines()
  const { state: cancelling } = useMoneyIntent('cancelBet')
  const label = <Name extends string>(name: Name) => `betting-record.${name}` as const
  const vendorsOf = (tab: TabName) =>
    order.filter((code) => tab === 'all' || items[code]?.categories.some((each) => each === tab))
  const filtersOf = (tab: TabName) => {
    const options = {
      vendor: vendorsOf(tab).map((value) => ({ value, label: vendorName(value) })),
      status: betStatuses.map((value) => ({ value, label: statusText(t, value) })),
    }
    return props.filters.map((name) => ({ name, label: label(name), options: options[name] }))
  }
  const shown = props.tabs.filter((tab) => vendorsOf(tab).length > 0)
  const tabs: readonly TabName[] = shown.length > 0 ? shown : ['all']
  return {
    ...lines,
    findsLines: true,
    title: 'betting-record.title',
    icon: 'receipt',
    note: 'betting-record.note',
    tabs: tabs.map((name) => ({
      name,
      label: name === 'all' ? 'betting-record.all' : `category.${name}`,
      longest,
      filters: filtersOf(name),
    })),
    filters: [],
    columns: {
      ...lines.columns,
      ...ofSome(label, { match: 'text', pick: 'text', odds: 'text', score: 'drawn', issue: 'text' }),
      ...ofSome(label, { play: 'text', numbers: 'numbers', round: 'text', settled: 'time' }),
    },
    useRead: (question, tab) => useBettingRecord(question && requestOf(question, tab as TabName)),
    readPage: (question, tab) => gateway.send(bettingRecord, requestOf(question, tab as TabName)),
    // The list may be of open bets, and no longer have it.
    changed: (bet) =>
      cancelling.status === 'done' && cancelling.intent.request.number === bet.number
        ? { ...bet, status: 'cancelled', validBet: 0, win: 0, result: 0 }
        : bet,
    more: ({ number, cancelUntil, receipts }) => (
      <>
        <RecordReceipts receipts={receipts} />
        {cancelUntil != null && <CancelBet key={number} number={number} until={cancelUntil} />}
      </>
    ),
  }
}

function requestOf({ filters, line, ...days }: RecordQuery, tab: TabName): BettingRecord['request'] {
  const { vendor, status } = filters
  return {
    ...days,
    // A number is that of one bet, of whatever kind.
    ...(tab !== 'all' && line === undefined && { category: tab }),
    ...(vendor !== undefined && { vendor }),
    ...(status !== undefined && { status }),
    ...(line !== undefined && { number: line }),
  }
}
