import { useDeferredValue, useEffect, useId, useState, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { useErrorText } from '@/site/gateway/error-text'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import { Input } from '@/site/ui/inputs/input'
import { useComposedInput } from '@/site/ui/inputs/use-composed-input'
import { findGoals, type Goal } from './find-goals'
import { GoalList } from './goal-list'
import { useFoundGames } from './use-found-games'
import { useGoals } from './use-goals'

/** Debounce in milliseconds before the server is asked for games. */
const pause = 150

/**
 * A search field with its results (combobox pattern): arrow keys select, Enter opens, and the focus stays in the field.
 */
export function SearchBox({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { number } = useFormat()
  const errorText = useErrorText()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const places = useGoals()
  const games = useFoundGames(useSettled(typed))
  const goals = findGoals([...places, ...(typed.trim() === '' ? [] : games.goals)], useDeferredValue(typed))
  const { handlers } = useComposedInput((text) => {
    setTyped(text)
    setAt(0)
  })
  const chosen = Math.min(at, goals.length - 1)

  const go = (goal: Goal | undefined) => {
    if (goal === undefined) return
    // A game may ask how to play it in a dialog over this list.
    if (goal.kind !== 'games') onClose()
    goal.go()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.nativeEvent.isComposing) return
    if (step !== undefined && goals.length > 0) setAt((chosen + step + goals.length) % goals.length)
    else if (event.key === 'Enter') go(goals[chosen])
    else return
    event.preventDefault()
  }

  return (
    <Frame>
      <Input
        type="search"
        role="combobox"
        autoComplete="off"
        aria-label={t('search.label')}
        placeholder={t('search.label')}
        aria-autocomplete="list"
        aria-expanded={goals.length > 0}
        aria-controls={listId}
        aria-activedescendant={goals.length > 0 ? `${listId}-${chosen}` : undefined}
        maxLength={500}
        onKeyDown={handleKeyDown}
        {...handlers}
      />
      <Status role="status">
        {goals.length > 0
          ? t('search.found', { items: number(goals.length) })
          : games.isReading
            ? ''
            : t('search.nothing')}
      </Status>
      <GoalList id={listId} goals={goals} chosen={chosen} onChoose={setAt} onGo={go} />
      {games.error !== undefined && typed.trim() !== '' && (
        <FailedNotice text={errorText(games.error)} busy={games.isAsking} onRetry={games.retry} />
      )}
    </Frame>
  )
}

/** Debounces the text. */
function useSettled(text: string): string {
  const [settled, settle] = useState(text)
  useEffect(() => {
    const timer = setTimeout(settle, pause, text)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  min-block-size: min(60dvh, 30rem);
  align-content: start;
`

const Status = styled.p`
  margin: 0;
  min-block-size: 1.5em;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`
