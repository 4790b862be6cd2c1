import { styled } from 'styled-components'
import { ActionTarget } from './action-target'
import { usePlayLimits, type PlayLimit } from '@/site/gateway/money/play-limits'
import { useText } from '@/site/i18n/language'
import { Button } from '@/site/ui/button'
import { useLimitText } from './limit-text'

/** What is left of the player's limits of these kinds, with a link to them. Renders nothing if none is set. */
export function LimitsLeft({ kinds }: { kinds: readonly string[] }) {
  const t = useText()
  const text = useLimitText()
  const { data, error, isValidating, mutate } = usePlayLimits()
  if (data === undefined)
    return (
      error !== undefined && (
        <Line>
          {t('limits.unknown')}{' '}
          <Button emphasis="quiet" busy={isValidating} onClick={() => void mutate()}>
            {t('retry')}
          </Button>
        </Line>
      )
    )
  const isSet = (limit: PlayLimit): limit is PlayLimit & { remaining: number } => limit.remaining !== null
  const shown = data.limits.filter(({ kind }) => kinds.includes(kind)).filter(isSet)
  if (shown.length === 0) return null
  return (
    <>
      <List aria-label={t('limits.title')}>
        {shown.map(({ kind, unit, remaining }) => (
          <li key={kind}>{t('limits.left', { name: t(`limits.kind.${kind}`), left: text(unit, remaining) })}</li>
        ))}
      </List>
      <Own action={{ action: 'memberCentre', panel: 'limits', query: {} }}>{t('limits.title')}</Own>
    </>
  )
}

const Line = styled.p`
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`

const Own = styled(ActionTarget)`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  color: inherit;
  font-size: var(--font-size-small);
`

const List = styled.ul`
  display: grid;
  gap: 0.25rem;
  padding: 0;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  font-variant-numeric: tabular-nums;
  list-style: none;
  text-wrap: pretty;
`
