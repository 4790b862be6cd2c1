import { PanelSections } from '@/site/elements/panel/panel-section'
import type { AgentTeamOverviewProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { useSession } from '@/site/session/session'
import { AgentAccount } from './agent-account'
import { Contracts } from './contracts'
import { TeamFigures } from './team-figures'

/** The agent's account, team and contracts (1 §2 Agent centre). */
export function AgentTeamOverview({ contracts, ...team }: AgentTeamOverviewProps) {
  const t = useText()
  // A trial account has no team to request (1 §6).
  if (useSession().role === 'trial') return <p>{t('in_need_true_account')}</p>
  return (
    <PanelSections>
      <AgentAccount />
      <TeamFigures {...team} />
      {contracts && <Contracts />}
    </PanelSections>
  )
}
