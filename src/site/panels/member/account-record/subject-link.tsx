import { dayIn } from '@/contract/time/day'
import type { TransactionSubject } from '@/contract/generated/gateway-types'
import type { Action, MemberPanelName, TextKey } from '@/contract/generated/merchant-types'
import { useStatement } from '@/site/elements/use-statement'
import { useText } from '@/site/i18n/language'
import { RecordLink } from '@/site/records/record-link'

interface Place {
  readonly label: TextKey
  readonly panel: MemberPanelName
  /** The panel is a record, which has it on one day; another one knows it by its number. */
  readonly isRecord: boolean
  /** The record's tab that has it, where a brand may open the record with another one. */
  readonly tab?: string
}

const places: Readonly<Partial<Record<string, Place>>> = {
  bet: { label: 'account-record.open.bet', panel: 'betting-record', isRecord: true, tab: 'all' },
  bonus: { label: 'account-record.open.bonus', panel: 'bonus-details', isRecord: true },
  deposit: { label: 'account-record.open.deposit', panel: 'deposit', isRecord: false },
  withdrawal: { label: 'account-record.open.withdrawal', panel: 'withdraw', isRecord: false },
}

/** Leads from a line to what it belongs to, as the server names it. A kind that is not known has no place yet. */
export function SubjectLink({ subject: { kind, id, time } }: { readonly subject: TransactionSubject }) {
  const t = useText()
  const { timeZone } = useStatement()
  const place = places[kind]
  if (place === undefined) return null
  const day = dayIn(timeZone, Date.parse(time))
  const ofRecord = { ...(place.tab !== undefined && { tab: place.tab }), from: day, to: day, line: id }
  const query = place.isRecord ? ofRecord : { number: id }
  const action: Action = { action: 'memberCentre', panel: place.panel, query }
  return <RecordLink action={action} label={t(place.label)} />
}
