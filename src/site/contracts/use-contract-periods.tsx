import { useShareFormat } from './term-format'
import { plainColumns, totalsBy } from '@/site/records/plain-columns'
import type { RecordDefinition } from '@/site/records/record-definition'
import type { RecordQuery } from '@/site/records/record-types'
import type { ContractKind } from '@/contract/endpoints/contract-members'
import { contractRecord, useContractRecord } from '@/site/gateway/team/contracts'
import { useGateway } from '@/site/gateway/gateway-context'
import type { ContractRecord } from '@/contract/generated/gateway-types'
import { useText } from '@/site/i18n/language'
import { ClaimCard } from './claim-card'
import type { ContractIntent, ContractRecordProps } from './contract-props'
import { usePeriodText } from './period-text'

type Page = ContractRecord['response']
type Line = Page['items'][number]
type Column = ContractRecordProps['columns'][number]

/** Longest range that the server answers at once, in days. */
const longest = 92

const states = ['open', 'claimed', 'missed'] as const
const standings = { open: 'waiting', claimed: 'good', missed: 'over' } as const
const plain = plainColumns<Line>()

interface ContractPeriods {
  readonly kind: ContractKind
  readonly props: ContractRecordProps
  readonly intent: ContractIntent
}

/** The record of a contract's past periods, as a brand configures it: one hook for every kind. */
export function useContractPeriods({ kind, props, intent }: ContractPeriods): RecordDefinition<Line, Column, Page> {
  const t = useText()
  const gateway = useGateway()
  const share = useShareFormat()
  const periodText = usePeriodText()
  const label = <Name extends string>(name: Name) => `contract.column.${name}` as const
  const options = states.map((value) => ({ value, label: t(`contract.state.${value}`) }))
  return {
    title: `contract.record.${kind}`,
    icon: 'coins',
    note: `contract.note.${kind}`,
    tabs: [{ name: 'periods', label: 'contract.list.record', longest }],
    filters: props.filters.map((name) => ({ name, label: label(name), options })),
    sorts: ['time'],
    columns: {
      settled: { label: label('settled'), kind: 'time', value: ({ to }) => to },
      period: { label: label('period'), kind: 'text', value: ({ from }) => from, say: (_, line) => periodText(line) },
      ...plain(label, { validBet: 'amount', profitLoss: 'change', activeMembers: 'text' }),
      rate: { label: label('rate'), kind: 'text', value: ({ rate }) => rate, say: (_, { rate }) => share(rate) },
      ...plain(label, { amount: 'amount' }),
      state: {
        label: label('state'),
        kind: 'text',
        value: ({ state }) => state,
        say: (say, { state }) => say(`contract.state.${state}`),
        standing: ({ state }) => standings[state],
      },
      number: { label: label('number'), kind: 'receipt', value: ({ number }) => number, isOfSome: true },
    },
    timeOf: ({ to }) => to,
    lineOf: ({ to }) => to,
    useRead: (question) => useContractRecord(question && requestOf(kind, question)),
    readPage: (question) => gateway.send(contractRecord, requestOf(kind, question)),
    // The claim above them is of all periods, these are of the days that are shown.
    totalsOf: totalsBy(['validBet', 'profitLoss', 'amount'], (name) =>
      name === 'amount' ? 'contract.inDays' : label(name),
    ),
    lead: (page) => <ClaimCard page={page} intent={intent} />,
  }
}

function requestOf(kind: ContractKind, question: RecordQuery): ContractRecord['request'] {
  const { from, to, pageNo, pageSize, filters, until } = question
  const state = states.find((each) => each === filters['state'])
  return { kind, from, to, pageNo, pageSize, ...(state && { state }), ...(until !== undefined && { until }) }
}
