import { useSyncExternalStore } from 'react'
import { PasswordAgain } from '@/site/money/password-again'
import { moneyIntents } from '@/site/money/page-intents'
import { useMoneyIntents } from '@/site/money/use-money-intent'
import { useErrorText } from '@/site/gateway/error-text'
import { useText } from '@/site/i18n/language'
import { Icon } from '@/site/ui/icons/icon'
import { IconButton } from '@/site/ui/icons/icon-button'
import { NoticePill } from '@/site/ui/notices/notice-pill'
import { useOffline } from './use-offline'

/** Settles pending money requests and reports the result, unless a form already shows or has shown it. */
export function PendingMoney() {
  const t = useText()
  const errorText = useErrorText()
  const isOffline = useOffline()
  useMoneyIntents()
  const state = useSyncExternalStore(moneyIntents.subscribe, moneyIntents.get, moneyIntents.get)
  const isTold = useSyncExternalStore(moneyIntents.subscribe, moneyIntents.isTold, moneyIntents.isTold)

  if (isTold || isOffline || state.status === 'free' || state.status === 'sending') return null
  if (state.status === 'asking')
    return (
      <NoticePill data-icon="info">
        <Icon name="info" size={20} />
        <PasswordAgain
          key={state.intent.key}
          error={state.error}
          onGive={(password) => void moneyIntents.giveSecret(password)}
        />
      </NoticePill>
    )
  const reason = state.status === 'refused' ? errorText(state.error) : ''
  return (
    <NoticePill role="status" data-icon={state.status === 'done' ? 'check' : 'info'}>
      <Icon name={state.status === 'done' ? 'check' : 'info'} size={20} />
      {t(`money.${state.status}`, { act: t(`money.act.${state.intent.call}`), reason })}
      {state.status !== 'checking' && (
        <IconButton icon="x" label={t('dialog.close')} onClick={() => moneyIntents.dismiss()} />
      )}
    </NoticePill>
  )
}
