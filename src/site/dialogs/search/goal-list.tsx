import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import { goalKinds, type Goal } from './find-goals'

interface GoalListProps {
  /** Id of the list. The ids of its options are derived from it. */
  readonly id: string
  readonly goals: readonly Goal[]
  /** Index of the option that Enter selects. */
  readonly chosen: number
  readonly onChoose: (place: number) => void
  readonly onGo: (goal: Goal) => void
}

/** The search results, grouped under the names of their kinds. */
export function GoalList({ id, goals, chosen, onChoose, onGo }: GoalListProps) {
  const t = useText()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen, goals.length])
  return (
    <div ref={list} id={id} role="listbox" aria-label={t('search.title')}>
      {goalKinds.map((kind) => {
        const own = goals.filter((goal) => goal.kind === kind)
        if (own.length === 0) return null
        return (
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <Kind id={`${id}-${kind}`} role="presentation">
              {t(`search.${kind}`)}
            </Kind>
            {own.map((goal) => {
              const place = goals.indexOf(goal)
              return (
                <Option
                  key={goal.id}
                  id={`${id}-${place}`}
                  role="option"
                  aria-selected={place === chosen}
                  onPointerMove={() => place !== chosen && onChoose(place)}
                  // Keeps the focus in the input.
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => onGo(goal)}
                >
                  <bdi>{goal.label}</bdi>
                  {goal.note !== undefined && <small>{goal.note}</small>}
                </Option>
              )
            })}
          </div>
        )
      })}
    </div>
  )
}

const Kind = styled.div`
  padding: var(--space-2) var(--space-2) var(--space-1);
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`

const Option = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-3);
  min-block-size: 2.75rem;
  padding: var(--space-1) var(--space-3);
  border-radius: min(var(--radius-control), 0.75rem);
  cursor: pointer;
  overflow-wrap: anywhere;

  &[aria-selected='true'] {
    background: color-mix(in srgb, var(--color-text) 12%, transparent);
    box-shadow: inset 3px 0 var(--color-accent);
  }

  /* A question keeps the row to itself, rather than taking four lines beside its topic. */
  > bdi {
    flex: 1 1 10rem;
  }

  > small {
    flex: none;
    max-inline-size: 100%;
    color: var(--color-text-muted);
    text-align: end;
  }

  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
    }
  }
`
