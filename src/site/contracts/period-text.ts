import { useStatement } from '@/site/elements/use-statement'
import type { ContractDetails, ContractRecord } from '@/contract/generated/gateway-types'
import { useText } from '@/site/i18n/language'
import { dayIn } from '@/contract/time/day'

type Period =
  | ContractRecord['response']['items'][number]
  | NonNullable<ContractDetails['response']['preview']>['periods'][number]

/** A period as text: its kind, and its start and end. */
export function usePeriodText(): (period: Pick<Period, 'period' | 'from' | 'to'>) => string {
  const t = useText()
  const { date, time, timeZone } = useStatement()
  const day = (moment: number) => date(dayIn(timeZone, moment))
  return ({ period, from, to }) => {
    const [first, last] = [day(Date.parse(from)), day(Date.parse(to) - 1)]
    const name = t(`contract.${period}`)
    if (period === 'hour' || period === 'fiveMinutes')
      return t('contract.span', { name, from: `${first} ${time(from)}`, to: time(to) })
    return first === last
      ? t('contract.oneDay', { name, day: first })
      : t('contract.span', { name, from: first, to: last })
  }
}

/** Start and end of a span of periods: whole days as dates, with the last day included. */
export function useSpanText(): (span: { readonly from: string; readonly to: string }) => { from: string; to: string } {
  const { date, minute, timeZone } = useStatement()
  const day = (moment: number) => dayIn(timeZone, moment)
  const beginsDay = (moment: number) => day(moment) !== day(moment - 1)
  return ({ from, to }) => {
    const [start, end] = [Date.parse(from), Date.parse(to)]
    if (!beginsDay(start) || !beginsDay(end)) return { from: minute(from), to: minute(to) }
    return { from: date(day(start)), to: date(day(end - 1)) }
  }
}
