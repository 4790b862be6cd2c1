import { styled } from 'styled-components'
import { ActionTarget } from '@/elements/action-target'
import { useText } from '@/i18n/language'
import { buttonLook, type ButtonLook } from '@/ui/button-look'

/** Leads from a day to its bets, whose totals are those of the day. */
export function BetsOfDay({ day }: { day: string }) {
  const t = useText()
  return (
    <Target
      $emphasis="normal"
      action={{ action: 'memberCentre', panel: 'betting-record', query: { from: day, to: day } }}
    >
      {t('profit-loss.bets')}
    </Target>
  )
}

const Target = styled(ActionTarget)<ButtonLook>`
  ${buttonLook}
`
