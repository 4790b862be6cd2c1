import type { ReactNode } from 'react'
import { RefusalMessage } from '@/site/elements/refusal/refusal-message'
import { ResultBox } from '@/site/elements/result-box'
import type { IntentOf } from './use-money-intent'
import type { MoneyCallName } from '@/site/gateway/money/money-calls'
import { useText } from '@/site/i18n/language'
import { IconButton } from '@/site/ui/icons/icon-button'
import '@/site/ui/icons/later-icons'

interface ClaimResultProps {
  readonly state: IntentOf<MoneyCallName>
  /** Texts while the outcome is unknown. */
  readonly words: { readonly busy: string; readonly checking: string; readonly forgotten: string }
  readonly onDismiss: () => void
  /** What was claimed, shown on success. */
  readonly children: ReactNode
}

/** The outcome of the last claim, also while it is still unknown. */
export function ClaimResult({ state, words, onDismiss, children }: ClaimResultProps) {
  const t = useText()
  const close = <IconButton icon="x" label={t('dialog.close')} onClick={onDismiss} />
  switch (state.status) {
    case 'busy':
    case 'checking':
      return <ResultBox icon="info">{words[state.status]}</ResultBox>
    case 'done':
      return (
        <ResultBox icon="check-circle" tone="good" close={close}>
          {children}
        </ResultBox>
      )
    case 'refused':
      return (
        <ResultBox icon="alert-triangle" tone="bad" close={close}>
          <RefusalMessage error={state.error} />
        </ResultBox>
      )
    case 'forgotten':
      return (
        <ResultBox icon="alert-triangle" tone="bad" close={close}>
          {words.forgotten}
        </ResultBox>
      )
    default:
      return null
  }
}

/** Whether a claim, or another money call of the account, is in progress. */
export const isClaiming = ({ status }: IntentOf<MoneyCallName>): boolean =>
  ['sending', 'checking', 'busy'].includes(status)
