import type { RecordDefinition } from '@/site/records/record-definition'
import { entryLines } from '@/site/records/entry-lines'
import { plainColumns, totalsBy } from '@/site/records/plain-columns'
import type { RecordQuery } from '@/site/records/record-types'
import { entryKinds, kindText, pointKinds } from '@/site/records/entry-kinds'
import { useWalletName } from '@/site/elements/wallet-name'
import { useGateway } from '@/site/gateway/gateway-context'
import { memberTransactions, useMemberTransactions } from '@/site/gateway/money/member-transactions'
import type { MemberTransactions } from '@/contract/generated/gateway-types'
import type { AccountRecordColumn, AccountRecordProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { useFeature } from '@/site/merchant/features'
import { useWholeSite } from '@/site/merchant/site-context'
import '@/site/ui/icons/later-icons'
import { SubjectLink } from './subject-link'

type Page = MemberTransactions['response']
type Line = Page['items'][number]

const plain = plainColumns<Line>()

/** The tabs, each with its kinds of transactions and the maximum number of days in one request. */
const tabs = {
  all: { kinds: undefined, longest: 30 },
  deposits: { kinds: 'deposit', longest: 7 },
  withdrawals: { kinds: 'withdrawal', longest: 7 },
} as const
type TabName = keyof typeof tabs

/** The account record, with the brand's settings. */
export function useAccountRecord(props: AccountRecordProps): RecordDefinition<Line, AccountRecordColumn, Page> {
  const t = useText()
  const gateway = useGateway()
  const { order } = useWholeSite().vendors
  const walletName = useWalletName()
  const hasPoints = useFeature('PTSYS3')
  const options = {
    kind: [...entryKinds, ...(hasPoints ? pointKinds : [])].map((value) => ({ value, label: kindText(t, value) })),
    wallet: ['MAIN', ...order].map((value) => ({ value, label: walletName(value) })),
  }
  const label = <Name extends string>(name: Name) => `account-record.${name}` as const
  return {
    title: 'account-record.title',
    icon: 'receipt',
    tabs: props.tabs.map((name) => ({ name, label: label(name), longest: tabs[name].longest })),
    filters: props.filters.map((name) => ({ name, label: label(name), options: options[name] })),
    ...entryLines,
    findsLines: true,
    columns: {
      ...plain(label, { time: 'time' }),
      kind: {
        label: label('kind'),
        kind: 'text',
        isCut: true,
        value: ({ kind }) => kind,
        say: (say, { kind, name }) =>
          name == null ? kindText(say, kind) : say('account-record.act', { kind: kindText(say, kind), name }),
      },
      wallet: { label: label('wallet'), kind: 'text', value: ({ wallet }) => walletName(wallet) },
      ...plain(label, {
        amount: 'change',
        balanceAfter: 'amount',
        number: 'receipt',
        reference: 'code',
        remark: 'text',
      }),
    },
    useRead: (question, tab) => useMemberTransactions(question && requestOf(question, tab as TabName)),
    readPage: (question, tab) => gateway.send(memberTransactions, requestOf(question, tab as TabName)),
    totalsOf: totalsBy(['in', 'out'], label),
    more: ({ about }) => about != null && <SubjectLink subject={about} />,
  }
}

function requestOf({ filters, sort, ...days }: RecordQuery, tab: TabName): MemberTransactions['request'] {
  const kinds = tabs[tab].kinds ?? filters['kind']
  const { wallet } = filters
  return {
    ...days,
    sort,
    ...(kinds !== undefined && { kinds }),
    ...(wallet !== undefined && { wallet }),
  }
}
