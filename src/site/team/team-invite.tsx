import { styled } from 'styled-components'
import { ActionTarget } from '@/site/elements/action-target'
import { useText } from '@/site/i18n/language'
import { buttonLook, type ButtonLook } from '@/site/ui/button-look'

/** A link to the account registration centre, shown when a team is empty. */
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
