import { useStatement } from '@/site/elements/use-statement'
import type { TeamOverview } from '@/contract/generated/gateway-types'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { useSite } from '@/site/merchant/site-context'
import { Chart } from '@/site/ui/chart'

/** Bets and results of the last 30 days. */
export function TeamChart({ days }: Pick<TeamOverview['response'], 'days'>) {
  const t = useText()
  const format = useFormat()
  const { date } = useStatement()
  const { currency } = useSite().site
  return (
    <Chart
      title={t('agent-team-overview.chart')}
      points={{ label: t('record.days'), names: days.map(({ day }) => date(day)) }}
      series={[
        { label: t('agent-team-overview.bet'), values: days.map(({ bet }) => bet) },
        { label: t('agent-team-overview.profit'), values: days.map(({ profit }) => profit) },
      ]}
      say={(value) => format.change(value, currency)}
    />
  )
}
