import '@/ui/later-icons'
import { ActionTarget } from '@/elements/action-target'
import { useText } from '@/i18n/language'
import { homeAction } from '@/site/home-action'
import { EmptyState } from '@/ui/empty-state'

/** Stands in the place of the cards where there are no lotteries at all. */
export function NoDraws() {
  const t = useText()
  return (
    <EmptyState icon="ticket" text={t('lottery-lobby.none')}>
      <ActionTarget action={homeAction}>{t('nav.home')}</ActionTarget>
    </EmptyState>
  )
}
