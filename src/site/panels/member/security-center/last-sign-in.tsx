import { styled } from 'styled-components'
import { PanelHint } from '@/site/elements/panel/panel-section'
import type { Security } from '@/contract/generated/gateway-types'
import { useText } from '@/site/i18n/language'
import { useSignInText } from './use-sign-in-text'

/** Time and place of the sign-in before this session. */
export function LastSignIn({ signIns }: Pick<Security['response'], 'signIns'>) {
  const t = useText()
  const say = useSignInText()
  const last = signIns.find(({ state }) => state !== 'this')
  return (
    <PanelHint>
      {t('safety.lastSignIn')}: <When>{last === undefined ? t('safety.firstSignIn') : say(last)}</When>
    </PanelHint>
  )
}

const When = styled.span`
  color: var(--color-text);
`
