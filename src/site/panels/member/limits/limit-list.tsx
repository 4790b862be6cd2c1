import { styled } from 'styled-components'
import { useLimitText } from '@/site/elements/limit-text'
import { useStatement } from '@/site/elements/use-statement'
import type { PlayLimit } from '@/site/gateway/money/play-limits'
import type { PlayLimits } from '@/contract/generated/gateway-types'
import { useText } from '@/site/i18n/language'
import { Button } from '@/site/ui/button'
import { useLimitAction } from './use-limit-action'

interface LimitListProps {
  readonly limits: readonly PlayLimit[]
  readonly onOpen: (kind: PlayLimit['kind']) => void
  readonly onChange: (next: PlayLimits['response']) => void
}

/** Each limit with what is left of it, and its pending change. */
export function LimitList({ limits, onOpen, onChange }: LimitListProps) {
  return (
    <List>
      {limits.map((limit) => (
        <Row key={limit.kind} limit={limit} onOpen={() => onOpen(limit.kind)} onChange={onChange} />
      ))}
    </List>
  )
}

interface RowProps extends Pick<LimitListProps, 'onChange'> {
  readonly limit: PlayLimit
  readonly onOpen: () => void
}

function Row({ limit, onOpen, onChange }: RowProps) {
  const t = useText()
  const text = useLimitText()
  const { kind, unit, reached, remaining } = limit
  const name = t(`limits.kind.${kind}`)
  const used = remaining === null ? t('limits.reached', { reached: text(unit, reached) }) : undefined
  const words = used ?? t('limits.of', { reached: text(unit, reached), left: text(unit, remaining ?? 0) })
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <span>{limit.limit === null ? t('limits.noLimit') : text(unit, limit.limit)}</span>
        <small>{words}</small>
        {limit.limit !== null && limit.limit > 0 && <Bar value={reached} max={limit.limit} aria-label={words} />}
        {limit.pending !== null && <Pending limit={limit} pending={limit.pending} onChange={onChange} />}
      </div>
      <Button onClick={onOpen}>
        {limit.limit === null ? t('limits.set') : t('limits.change')} <span className="visually-hidden">{name}</span>
      </Button>
    </li>
  )
}

interface PendingProps extends Pick<LimitListProps, 'onChange'> {
  readonly limit: PlayLimit
  readonly pending: NonNullable<PlayLimit['pending']>
}

/** A pending change with its start date, and a button to cancel it. */
function Pending({ limit: { kind, unit, limit }, pending, onChange }: PendingProps) {
  const t = useText()
  const text = useLimitText()
  const { whole } = useStatement()
  const { set, isBusy, failure } = useLimitAction(onChange)
  return (
    <Soon>
      <p>
        {pending.limit === null
          ? t('limits.pendingNone', { time: whole(pending.time) })
          : t('limits.pending', { time: whole(pending.time), limit: text(unit, pending.limit) })}
      </p>
      <Button busy={isBusy} onClick={() => void set(kind, limit)}>
        {t('limits.keep')}
      </Button>
      <p role="status">{failure}</p>
    </Soon>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0.6rem 1rem;
    align-items: start;
    justify-content: space-between;
    padding-block: 0.9rem;
  }

  > li + li {
    border-block-start: 1px solid var(--color-border);
  }

  > li > div {
    display: grid;
    flex: 1 1 9rem;
    gap: 0.15rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  small {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }
`

const Bar = styled.progress`
  inline-size: 100%;
  max-inline-size: 16rem;
  block-size: 0.5rem;
  margin-block-start: 0.35rem;
  accent-color: var(--color-accent);
`

const Soon = styled.div`
  display: grid;
  gap: 0.5rem;
  justify-items: start;
  margin-block-start: 0.5rem;
  padding: 0.75rem;
  border: 1px dashed var(--color-border-strong);
  border-radius: min(var(--radius-card), 0.9rem);
  text-wrap: pretty;

  > p:empty {
    display: none;
  }
`
