import '@/site/ui/icons/later-icons'
import { useDeferredValue } from 'react'
import { styled } from 'styled-components'
import { ActionTarget } from '@/site/elements/action-target'
import { GuardNotice } from '@/site/elements/guard-notice'
import { ListEnd } from './list-end'
import { useErrorText } from '@/site/gateway/error-text'
import { lobbyPageSize } from '@/site/gateway/games/lobby-request'
import { useFavouriteGames } from '@/site/gateway/games/favourite-games'
import type { GameLobbyProps, GameTiles } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { useSession } from '@/site/session/session'
import { homeAction } from '@/site/merchant/actions/home-action'
import { Button } from '@/site/ui/button'
import { EmptyState } from '@/site/ui/notices/empty-state'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import type { LobbyAddress } from './lobby-address'
import { LobbyGrid, LobbyWaiting, TilePlaces } from './lobby-grid'
import { LobbyRows, RowsWaiting } from './lobby-rows'
import type { useLobbyList } from './use-lobby-list'

interface LobbyFoundProps extends Pick<GameLobbyProps, 'form' | 'spotlight' | 'title'> {
  readonly label: string
  readonly tiles: GameTiles
  readonly found: ReturnType<typeof useLobbyList>
  readonly address: LobbyAddress
  readonly onRetry: () => void
  readonly onClear: () => void
}

/** The results of a search, with their loading, error and empty states. */
export function LobbyFound(props: LobbyFoundProps) {
  const { label, title, form, tiles, spotlight, found, address, onRetry, onClear } = props
  const t = useText()
  const errorText = useErrorText()
  const { status } = useSession()
  const { marked } = useFavouriteGames()
  const { error, isReading, isOld, total } = found
  // Rendered in pieces, between which the browser can paint and respond to input.
  const items = useDeferredValue(found.items)
  const isDrawing = items !== found.items
  const isOwn = address.list === 'recents' || address.list === 'favourites'
  if (isOwn && status === 'guest') {
    return (
      <EmptyState icon="lock" text={t(`game-lobby.own.${address.list === 'recents' ? 'recents' : 'favourites'}`)}>
        <GuardNotice guard="login" />
      </EmptyState>
    )
  }
  if (items === undefined) {
    if (error === undefined)
      return form === 'tiles' ? (
        <LobbyWaiting tiles={tiles} spotlight={spotlight} />
      ) : (
        <RowsWaiting hasMatches={form === 'matches'} />
      )
    return <FailedNotice text={errorText(error)} busy={isReading} onRetry={onRetry} />
  }
  if (items.length === 0) {
    return (
      <EmptyState
        icon={isOwn ? 'star' : 'search'}
        text={t(
          isOwn ? `game-lobby.no.${address.list}` : address.isNarrowed ? 'game-lobby.nothing' : 'game-lobby.none',
        )}
      >
        {address.isNarrowed ? (
          <Button emphasis="strong" onClick={onClear}>
            {t('game-lobby.clear')}
          </Button>
        ) : (
          !isOwn && <ActionTarget action={homeAction}>{t('nav.home')}</ActionTarget>
        )}
      </EmptyState>
    )
  }
  return (
    <Found
      aria-busy={isOld || isDrawing}
      data-old={isOld}
      data-dims={address.list === 'favourites' && marked !== undefined}
    >
      {form === 'tiles' ? (
        <LobbyGrid tiles={tiles} spotlight={spotlight} label={label} games={items} total={total} />
      ) : (
        <LobbyRows games={items} hasMatches={form === 'matches'} heading={title === undefined ? 'h2' : 'h3'} />
      )}
      <ListEnd
        {...found}
        isDrawing={isDrawing}
        places={
          form === 'tiles' ? (
            <TilePlaces tiles={tiles} count={Math.min(lobbyPageSize, Math.max(1, (total ?? 0) - items.length))} />
          ) : undefined
        }
      />
    </Found>
  )
}

/**
 * Results of the previous search stay, dimmed, until the new ones arrive. A game that is no longer a favourite keeps
 * its place until the list is opened again, so that it can be added back.
 */
const Found = styled.div`
  transition: opacity var(--duration-short) 0.1s;

  &[data-old='true'] {
    opacity: 0.55;
  }

  &[data-dims='true'] [data-marked='false'] > :first-child {
    opacity: 0.35;
  }
`
