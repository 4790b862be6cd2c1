import { styled } from 'styled-components'
import { serviceFor } from '@/site/merchant/customer-service/service-path'
import { useErrorText } from '@/site/gateway/error-text'
import { useMember } from '@/site/gateway/account/member'
import { useText } from '@/site/i18n/language'
import { IconButton } from '@/site/ui/icons/icon-button'
import { RankMark } from '@/site/ui/icons/rank-mark'
import { SkeletonBar } from '@/site/ui/loading/skeleton'

/** The rank of the signed-in player in its colours (1 §2 Side menu). A new account has no rank yet. */
export function PlayerRank() {
  const t = useText()
  const errorText = useErrorText()
  const { data, error, mutate } = useMember()
  if (data === undefined && error !== undefined) {
    return (
      <Row role="alert">
        <Failed>{errorText(error)}</Failed>
        <IconButton icon="refresh-cw" size={16} label={t('retry')} onClick={() => void mutate()} />
      </Row>
    )
  }
  if (data === undefined) return <Row aria-busy>{<SkeletonBar />}</Row>
  const { labelName, color, color2, rankLevel } = data.clubLabel ?? {}
  if (labelName === undefined) return null
  return (
    <Row>
      <RankMark color={color} color2={color2} size={32} />
      <span>
        <Small>{t('side-menu.rank')}</Small> <b>{labelName}</b>
      </span>
      {serviceFor(rankLevel) === 'VIP' && <Vip>{t('side-menu.vip')}</Vip>}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
  min-block-size: 3.6rem;
  padding: 0.35rem 0.6rem;
  margin-block-end: var(--space-2);
  border: 1px solid var(--color-border);
  border-radius: min(var(--radius-control), 1rem);

  > svg {
    flex: none;
  }

  b {
    overflow-wrap: break-word;
  }
`

const Small = styled.span`
  display: block;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  line-height: 1.2;
`

const Failed = styled.span`
  flex: 1;
  color: var(--color-danger);
  font-size: var(--font-size-small);
`

const Vip = styled.span`
  margin-inline-start: auto;
  padding: 0.1rem 0.5rem;
  border: 1px solid currentColor;
  border-radius: min(var(--radius-control), 1rem);
  color: var(--color-accent);
  font-size: var(--font-size-small);
  font-weight: var(--font-weight-control);
`
