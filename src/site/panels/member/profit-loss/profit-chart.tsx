import { categoryText } from '@/site/elements/category-text'
import { useStatement } from '@/site/elements/use-statement'
import type { ProfitLoss } from '@/contract/generated/gateway-types'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { isDay } from '@/contract/time/day'
import { useSite } from '@/site/merchant/site-context'
import { Chart } from '@/site/ui/chart'

/** Bets and results of the rows on this page, with days in ascending order. */
export function ProfitChart({ lines }: { lines: ProfitLoss['response']['items'] }) {
  const t = useText()
  const format = useFormat()
  const { date } = useStatement()
  const { currency } = useSite().site
  if (lines.length < 2) return null
  const shown = isDay(lines[0]?.name ?? '') ? lines.toReversed() : lines
  return (
    <Chart
      title={t('profit-loss.chart')}
      points={{
        label: t('profit-loss.name'),
        names: shown.map(({ name }) => (isDay(name) ? date(name) : categoryText(t, name))),
      }}
      series={[
        { label: t('profit-loss.bet'), values: shown.map(({ bet }) => bet) },
        { label: t('profit-loss.result'), values: shown.map(({ result }) => result) },
      ]}
      say={(value) => format.change(value, currency)}
    />
  )
}
