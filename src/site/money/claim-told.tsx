import type { ReactNode } from 'react'
import { RefusalTold } from '@/site/elements/refusal/refusal-told'
import { ToldBox } from '@/site/elements/told-box'
import type { IntentOf } from './use-money-intent'
import type { MoneyCallName } from '@/site/gateway/money/money-calls'
import { useText } from '@/site/i18n/language'
import { IconButton } from '@/site/ui/icons/icon-button'
import '@/site/ui/icons/later-icons'

interface ClaimToldProps {
  readonly state: IntentOf<MoneyCallName>
  /** What is said of it while it is unknown. */
  readonly words: { readonly busy: string; readonly checking: string; readonly forgotten: string }
  readonly onDismiss: () => void
  /** What was claimed, once it is. */
  readonly children: ReactNode
}

/** What became of the last claim: unknown while it is. */
export function ClaimTold({ state, words, onDismiss, children }: ClaimToldProps) {
  const t = useText()
  const close = <IconButton icon="x" label={t('dialog.close')} onClick={onDismiss} />
  switch (state.status) {
    case 'busy':
    case 'checking':
      return <ToldBox icon="info">{words[state.status]}</ToldBox>
    case 'done':
      return (
        <ToldBox icon="check-circle" tone="good" close={close}>
          {children}
        </ToldBox>
      )
    case 'refused':
      return (
        <ToldBox icon="alert-triangle" tone="bad" close={close}>
          <RefusalTold error={state.error} />
        </ToldBox>
      )
    case 'forgotten':
      return (
        <ToldBox icon="alert-triangle" tone="bad" close={close}>
          {words.forgotten}
        </ToldBox>
      )
    default:
      return null
  }
}

/** A claim is on its way, or another act of the account. */
export const isClaiming = ({ status }: IntentOf<MoneyCallName>): boolean =>
  ['sending', 'checking', 'busy'].includes(status)
