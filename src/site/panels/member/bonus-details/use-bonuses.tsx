import { plainColumns, totalsBy } from '@/site/records/plain-columns'
import type { RecordDefinition } from '@/site/records/record-definition'
import type { RecordQuery } from '@/site/records/record-types'
import { RecordLink } from '@/site/records/record-link'
import { bonusRecord, useBonusRecord, type Bonus } from '@/site/gateway/money/bonuses'
import { useGateway } from '@/site/gateway/gateway-context'
import type { BonusRecord } from '@/contract/generated/gateway-types'
import type { Action, BonusDetailsColumn, BonusDetailsProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import '@/site/ui/icons/later-icons'
import { WageringExplained } from './wagering-explained'

type Page = BonusRecord['response']

const [always, ofSome] = [plainColumns<Bonus>(), plainColumns<Bonus>(true)]

/** Maximum number of days in one request. */
const longest = 30

const states = ['claimable', 'wagering', 'done'] as const
/** A bonus whose turnover is reached is one's own. */
const standings = { claimable: 'waiting', wagering: 'waiting', done: 'good' } as const
const sources = ['deposit', 'promotion', 'mission', 'reward', 'raffle', 'rebate'] as const
const toClaim: Action = { action: 'memberCentre', panel: 'reward-center', query: {} }

/** The record of bonuses, with the brand's settings. */
export function useBonuses(props: BonusDetailsProps): RecordDefinition<Bonus, BonusDetailsColumn, Page> {
  const t = useText()
  const gateway = useGateway()
  const label = <Name extends string>(name: Name) => `bonus-details.${name}` as const
  const options = {
    state: states.map((value) => ({ value, label: t(`bonus-details.state.${value}`) })),
    source: sources.map((value) => ({ value, label: t(`bonus-details.source.${value}`) })),
  }
  return {
    title: 'bonus-details.title',
    icon: 'star',
    note: 'bonus-details.note',
    tabs: [{ name: 'bonuses', label: 'bonus-details.list.bonuses', longest }],
    filters: props.filters.map((name) => ({ name, label: label(name), options: options[name] })),
    sorts: ['time'],
    columns: {
      name: { label: label('name'), kind: 'text', value: ({ title }) => title },
      source: {
        label: label('source'),
        kind: 'text',
        value: ({ source }) => source,
        say: (say, { source }) => say(`bonus-details.source.${source}`),
      },
      ...always(label, { amount: 'amount', received: 'time' }),
      ...ofSome(label, { deadline: 'time' }),
      state: {
        label: label('state'),
        kind: 'text',
        value: ({ state }) => state,
        say: (say, { state }) => say(`bonus-details.state.${state}`),
        standing: ({ state }) => standings[state],
      },
      ...always(label, { required: 'amount', reached: 'amount', remaining: 'amount' }),
      ...ofSome(label, { number: 'receipt' }),
    },
    lineOf: ({ id }) => id,
    useRead: (question) => useBonusRecord(question && requestOf(question)),
    readPage: (question) => gateway.send(bonusRecord, requestOf(question)),
    // Claimable bonuses are listed, but do not count in the totals yet.
    totalsOf: totalsBy(['amount', 'required', 'reached', 'remaining'], (name) =>
      name === 'amount' ? 'bonus-details.total.amount' : label(name),
    ),
    more: ({ id, state, required }) =>
      state === 'claimable' ? (
        <RecordLink action={toClaim} label={t('bonus-details.toClaim')} />
      ) : (
        required > 0 && <WageringExplained key={id} id={id} />
      ),
  }
}

function requestOf({ from, to, pageNo, pageSize, filters }: RecordQuery): BonusRecord['request'] {
  const state = states.find((each) => each === filters['state'])
  const source = sources.find((each) => each === filters['source'])
  return { from, to, pageNo, pageSize, ...(state && { state }), ...(source && { source }) }
}
