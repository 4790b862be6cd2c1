import { styled } from 'styled-components'
import { ReadSection } from '@/site/elements/panel/read-section'
import { useMember } from '@/site/gateway/account/member'
import type { MemberInfo } from '@/contract/generated/gateway-types'
import { useText } from '@/site/i18n/language'
import { RankMark } from '@/site/ui/icons/rank-mark'
import { SkeletonBar } from '@/site/ui/loading/skeleton'

/** The agent's name, account type and rank (1 §3 Member info). */
export function AgentAccount() {
  const t = useText()
  return (
    <ReadSection title={t('agent-team-overview.account')} read={useMember()}>
      {(member) => (member === undefined ? <SkeletonBar aria-hidden /> : <Facts member={member} />)}
    </ReadSection>
  )
}

function Facts({ member }: { member: MemberInfo['response'] }) {
  const t = useText()
  const { account, clubLabel } = member
  return (
    <Line>
      <Name>
        <bdi>{account}</bdi>
      </Name>
      <Mark>{t('agent-team-overview.kind')}</Mark>
      {clubLabel?.labelName !== undefined && (
        <Mark>
          <RankMark color={clubLabel.color} color2={clubLabel.color2} size={18} />
          <span className="visually-hidden">{t('agent-team-overview.rank')}</span>
          <bdi>{clubLabel.labelName}</bdi>
        </Mark>
      )}
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 0.75rem;
`

const Name = styled.p`
  min-inline-size: 0;
  font-size: var(--font-size-large);
  font-weight: var(--font-weight-control);
  overflow-wrap: anywhere;
`

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.35em;
  min-inline-size: 0;
  padding: 0.1em 0.7em;
  border: 1px solid var(--color-border-strong);
  border-radius: min(var(--radius-control), 1rem);
  font-size: var(--font-size-small);
  overflow-wrap: anywhere;

  > svg {
    flex: none;
  }
`
