import { styled } from 'styled-components'
import { ActionTarget } from '@/elements/action-target'
import { useText } from '@/i18n/language'
import { buttonLook, type ButtonLook } from '@/ui/button-look'

/** To the account registration centre: where a team is empty, somebody is brought. */
export function TeamInvite() {
  const t = useText()
  return (
    <Invite $emphasis="normal" action={{ action: 'agentCentre', panel: 'agent-registration-center', query: {} }}>
      {t('team.invite')}
    </Invite>
  )
}

const Invite = styled(ActionTarget)<ButtonLook>`
  ${buttonLook}
`
