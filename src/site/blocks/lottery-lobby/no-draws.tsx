import '@/site/ui/icons/later-icons'
import { ActionTarget } from '@/site/elements/action-target'
import { useText } from '@/site/i18n/language'
import { homeAction } from '@/site/merchant/actions/home-action'
import { EmptyState } from '@/site/ui/notices/empty-state'

/** Shown instead of the cards if there are no lotteries at all. */
export function NoDraws() {
  const t = useText()
  return (
    <EmptyState icon="ticket" text={t('lottery-lobby.none')}>
      <ActionTarget action={homeAction}>{t('nav.home')}</ActionTarget>
    </EmptyState>
  )
}
