import '@/site/ui/icons/later-icons'
import { useId, useState, type ReactNode } from 'react'
import { css, styled } from 'styled-components'
import type { GameLobbyProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { useFormat } from '@/site/i18n/format'
import { Icon } from '@/site/ui/icons/icon'
import { IconButton } from '@/site/ui/icons/icon-button'
import { SearchInput } from '@/site/ui/inputs/search-input'
import { Select } from '@/site/ui/inputs/select'
import { longestName, type LobbyAddress } from './lobby-address'

type Changes = Readonly<Record<string, string | undefined>>

interface LobbyBarProps extends Pick<GameLobbyProps, 'search' | 'filters' | 'leastBets' | 'lines' | 'sorts'> {
  readonly address: LobbyAddress
  readonly onChange: (changes: Changes) => void
  readonly onReset: () => void
  /** Rendered at the end of the row. */
  readonly children: ReactNode
}

/**
 * Search by name as the player types, with filters and the sort order behind a button, and a reset while anything is
 * set: one row, on a phone too.
 */
export function LobbyBar(props: LobbyBarProps) {
  const { search, filters, leastBets, lines, sorts, address, onChange, onReset, children } = props
  const t = useText()
  const { number } = useFormat()
  const id = useId()
  const used = filters.filter((filter) => address[filter] !== undefined).length
  const [isOpen, setIsOpen] = useState(used > 0)
  const hasMore = filters.length > 0 || sorts.length > 1
  const choices = { minBet: leastBets, minLineNum: lines }
  return (
    <Room data-part="bar">
      <Bar data-quiet={search && !address.isNarrowed ? (hasMore ? 'beside' : 'alone') : undefined}>
        {search && (
          <Search>
            <Icon name="search" size={18} />
            <SearchInput
              label={t('game-lobby.search')}
              maxLength={longestName}
              searched={address.name}
              onSearch={(q) => onChange({ q: q || undefined })}
            />
          </Search>
        )}
        {hasMore && (
          <Opener type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
            <Icon name="sliders" size={18} />
            <span>{t('game-lobby.filters')}</span>
            {used > 0 && ` (${used})`}
          </Opener>
        )}
        {(address.isNarrowed || address.sort !== (sorts[0] ?? address.sort)) && (
          <IconButton icon="x" label={t('game-lobby.reset')} onClick={onReset} />
        )}
        {children}
        {hasMore && (
          <Filters id={id} hidden={!isOpen}>
            {filters.map((filter) => (
              <Select
                key={filter}
                label={t(`game-lobby.${filter}`)}
                value={String(address[filter] ?? '')}
                options={[
                  { value: '', label: t('game-lobby.any') },
                  ...choices[filter].map((value) => ({
                    value: String(value),
                    label: t('game-lobby.from', { value: number(value) }),
                  })),
                ]}
                onSelect={(value) => onChange({ [filter]: value })}
              />
            ))}
            {sorts.length > 1 && (
              <Select
                label={t('game-lobby.sort')}
                value={address.sort}
                options={sorts.map((value) => ({ value, label: t(`game-lobby.sort.${value}`) }))}
                onSelect={(sort) => onChange({ sort: sort === sorts[0] ? undefined : sort })}
              />
            )}
          </Filters>
        )}
      </Bar>
    </Room>
  )
}

/** For readers alone, as `.visually-hidden`, where a row has no room. */
const unseen = css`
  position: absolute;
  inline-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

const Room = styled.div`
  container-type: inline-size;
`

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);

  /* As long as nothing is set, a row without room for it has the number of games at the end of the search, if text is not too large: the figure alone, so that what the search is for has room in every language. */
  @container (max-width: 46rem) {
    gap: 0.5rem;
  }

  @container (min-width: 18rem) and (max-width: 46rem) {
    position: relative;

    > :first-child {
      max-inline-size: none;
    }

    &[data-quiet] > [role='status'] {
      position: absolute;
      inset-block-start: 0;
      inset-inline-end: 4.25rem;
      margin: 0;
      line-height: 2.75rem;
      pointer-events: none;
    }

    &[data-quiet='alone'] > [role='status'] {
      inset-inline-end: 1rem;
    }

    &[data-quiet] > [role='status'] > span {
      ${unseen}
    }

    &[data-quiet] > [role='status']::after {
      content: attr(data-count) / '';
    }

    &[data-quiet] input:placeholder-shown {
      padding-inline-end: 4.75rem;
    }
  }
`

const Search = styled.div`
  position: relative;
  flex: 1 1 11rem;
  max-inline-size: 30rem;

  @media (max-width: 767px) {
    flex-basis: 9rem;
  }

  > svg {
    position: absolute;
    inset-block-start: calc(50% - 9px);
    inset-inline-start: 12px;
    color: var(--color-text-muted);
    pointer-events: none;
  }

  /* As tall as what stands beside it. The icon is no larger with large text: the room is that of the words. */
  > input {
    padding-block: 0;
    padding-inline: 38px 12px;
    text-overflow: ellipsis;
  }

  /* The button beside it takes back what is typed: one cross is enough, and its room is that of the words. */
  > input::-webkit-search-cancel-button {
    display: none;
  }
`

const Opener = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  min-block-size: 2.75rem;
  padding-inline: 0.9em;
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-control);
  background: none;
  color: var(--color-text);
  font-weight: var(--font-weight-control);

  &[aria-expanded='true'] {
    background: color-mix(in srgb, var(--color-text) 10%, transparent);
  }

  /* The icon says it where a word has no room beside the number of games; readers still hear the word. */
  @container (max-width: 46rem) {
    justify-content: center;
    min-inline-size: 2.75rem;

    > span {
      ${unseen}
    }
  }
`

const Filters = styled.div`
  flex: 1 0 100%;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: var(--space-3);
  max-inline-size: 44rem;

  /* Of three in two columns the last has both, for an order with a long name. */
  @container (max-width: 28rem) {
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }

  &[hidden] {
    display: none;
  }
`
