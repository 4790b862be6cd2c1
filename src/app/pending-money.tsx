import { useSyncExternalStore } from 'react'
import { moneyIntents } from '@/flows/money/money-intents'
import { useMoneyIntents } from '@/flows/money/use-money-intent'
import { useErrorText } from '@/gateway/error-text'
import { useText } from '@/i18n/language'
import { useShownCentre } from '@/site/shown-centre'
import { IconButton } from '@/ui/icon-button'
import { PageNotice, PageNoticeStack } from './page-notice'
import { useOffline } from './use-offline'

/** Settles what is pending, and says what became of it where no form does. */
export function PendingMoney() {
  const t = useText()
  const errorText = useErrorText()
  const isOffline = useOffline()
  const hasForm = useShownCentre() !== undefined
  useMoneyIntents()
  const state = useSyncExternalStore(moneyIntents.subscribe, moneyIntents.get, moneyIntents.get)

  if (hasForm || isOffline || state.status === 'free' || state.status === 'sending') return null
  const reason = state.status === 'refused' ? errorText(state.error) : ''
  return (
    <PageNoticeStack>
      <PageNotice icon={state.status === 'done' ? 'check' : 'info'}>
        {t(`money.${state.status}`, { reason })}
        {state.status !== 'checking' && (
          <IconButton icon="x" label={t('dialog.close')} onClick={() => moneyIntents.dismiss()} />
        )}
      </PageNotice>
    </PageNoticeStack>
  )
}
