import { styled } from 'styled-components'
import { PanelHint } from '@/site/elements/panel/panel-section'
import { useErrorText } from '@/site/gateway/error-text'
import { useText } from '@/site/i18n/language'
import type { AvatarChoiceState } from './use-avatar-choice'

/** A live region that explains the selection, and then reports its result. */
export function AvatarNews({ state }: { state: AvatarChoiceState }) {
  const t = useText()
  const errorText = useErrorText()
  const { status } = state
  return (
    <News role="status" $failed={status === 'failed'}>
      {status === 'idle' && t('security-center.pictureHint')}
      {status === 'saving' && t('security-center.saving')}
      {status === 'saved' && t('security-center.saved')}
      {status === 'failed' && t('security-center.notSaved', { reason: errorText(state.error) })}
    </News>
  )
}

const News = styled(PanelHint)<{ $failed: boolean }>`
  ${({ $failed }) => $failed && 'color: var(--color-danger);'}
`
