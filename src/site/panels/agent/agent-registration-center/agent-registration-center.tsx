import { PanelSections } from '@/site/elements/panel/panel-section'
import { ReadSection } from '@/site/elements/panel/read-section'
import { useAgentTerms } from '@/site/gateway/team/agent-accounts'
import type { AgentRegistrationCenterProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import '@/site/ui/icons/later-icons'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { CreateAccount } from './create-account'
import { InviteForm } from './invite-form'
import { InviteList } from './invite-list'

/** Accounts that the agent creates, and links for registering (2 §2). */
export function AgentRegistrationCenter({ parts, days, qr, pageSize }: AgentRegistrationCenterProps) {
  const t = useText()
  const read = useAgentTerms()
  return (
    <PanelSections>
      {parts.map((part) => (
        <ReadSection key={part} title={t(`agent-registration-center.${part}`)} read={read}>
          {(terms) => {
            if (terms === undefined) return <Skeleton lines={5} />
            return part === 'create' ? <CreateAccount terms={terms} /> : <InviteForm terms={terms} days={days} />
          }}
        </ReadSection>
      ))}
      {parts.includes('links') && <InviteList hasQr={qr} pageSize={pageSize} />}
    </PanelSections>
  )
}
