import { styled } from 'styled-components'
import type { MemberInfo } from '@/contract/generated/gateway-types'
import { useText } from '@/site/i18n/language'
import { roleOf } from '@/site/session/role'
import { useSite } from '@/site/merchant/site-context'
import { RankMark } from '@/site/ui/icons/rank-mark'
import { Fact, Facts } from '@/site/elements/fact'

type Member = MemberInfo['response']

interface AccountFactsProps {
  /** Undefined while loading. Then skeletons stand for the rows that most accounts have. */
  readonly member: Member | undefined
}

/** The other account data. Rows without a value are left out. */
export function AccountFacts({ member }: AccountFactsProps) {
  const t = useText()
  const { accountTypes } = useSite().site
  const labels = member?.memberLabel ?? []
  return (
    <Facts>
      {(member === undefined || hasText(member.nickname)) && (
        <Fact name={t('security-center.nickname')}>{member && <bdi>{member.nickname}</bdi>}</Fact>
      )}
      <Fact name={t('security-center.kind')}>
        {member && t(`security-center.kind.${roleOf(member.type, accountTypes)}`)}
      </Fact>
      <RankFact member={member} />
      {labels.length > 0 && (
        <Fact name={t('security-center.labels')}>
          <Labels>
            {labels.map(({ labelName }) => (
              <li key={labelName}>{labelName}</li>
            ))}
          </Labels>
        </Fact>
      )}
    </Facts>
  )
}

function hasText(text: string | null | undefined): boolean {
  return text !== null && text !== undefined && text !== ''
}

function RankFact({ member }: { member: Member | undefined }) {
  const t = useText()
  const { labelName, color, color2 } = member?.clubLabel ?? {}
  if (member !== undefined && labelName === undefined) return null
  return (
    <Fact name={t('security-center.rank')}>
      {labelName !== undefined && (
        <Rank>
          <RankMark color={color} color2={color2} size={24} />
          <bdi>{labelName}</bdi>
        </Rank>
      )}
    </Fact>
  )
}

const Rank = styled.span`
  display: flex;
  align-items: center;
  gap: 0.4em;

  > svg {
    flex: none;
  }

  /* Its words stand on one line with what they are. */
  > bdi {
    align-self: baseline;
  }
`

const Labels = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.5rem;
  padding: 0;
  list-style: none;

  > li {
    padding-inline: 0.6em;
    border: 1px solid var(--color-border-strong);
    border-radius: min(var(--radius-control), 1rem);
    font-size: var(--font-size-small);
  }
`
