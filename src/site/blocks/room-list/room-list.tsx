import '@/site/ui/icons/later-icons'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { GuardNotice } from '@/site/elements/guard-notice'
import { useLobbyVendors } from '@/site/games/use-lobby-vendors'
import { allVendors } from '@/contract/catalogue/vendor-codes'
import { useErrorText } from '@/site/gateway/error-text'
import { usePvpRooms, type Room } from '@/site/gateway/games/pvp-rooms'
import type { RoomListProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { useSession } from '@/site/session/session'
import { Button } from '@/site/ui/button'
import { EmptyState } from '@/site/ui/notices/empty-state'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import { SkeletonBar } from '@/site/ui/loading/skeleton'
import { RoomCard } from './room-card'

/** Rooms of board games, and the way to enter them (2 §7). */
export function RoomList(props: RoomListProps) {
  const t = useText()
  const titleId = useId()
  const { status } = useSession()
  return (
    <Frame aria-labelledby={titleId}>
      <h2 id={titleId}>{t(props.title)}</h2>
      {status === 'guest' ? (
        <EmptyState icon="users" text={t('room-list.visitor')}>
          <GuardNotice guard="login" />
        </EmptyState>
      ) : (
        <Rooms {...props} />
      )}
    </Frame>
  )
}

function Rooms({ look, facts, states, count }: RoomListProps) {
  const t = useText()
  const errorText = useErrorText()
  const [shown, setShown] = useState(count)
  const { vendors, current, error: noVendors } = useLobbyVendors('PVP')
  // If the vendors failed to load, the rooms of all vendors are shown without a filter.
  const isKnown = vendors !== undefined || noVendors !== undefined
  const vendor = current === undefined || current === allVendors ? {} : { vassalage: current }
  const { data, error, isValidating, mutate } = usePvpRooms(isKnown ? vendor : undefined)
  if (data === undefined && error !== undefined)
    return <FailedNotice text={errorText(error)} busy={isValidating} onRetry={() => void mutate()} />
  if (data === undefined)
    return (
      <List $look={look} aria-busy aria-label={t('loading')}>
        {Array.from({ length: Math.min(count, 6) }, (_, place) => (
          <li key={place}>
            <Waiting aria-hidden />
          </li>
        ))}
      </List>
    )
  const rooms = eachOnce(data).filter(({ state }) => states.includes(state))
  if (rooms.length === 0) return <EmptyState icon="users" text={t('room-list.empty')} />
  return (
    <>
      <List $look={look}>
        {rooms.slice(0, shown).map((room) => (
          <li key={room.roomId}>
            <RoomCard {...{ room, look, facts }} />
          </li>
        ))}
      </List>
      {rooms.length > shown && <More onClick={() => setShown(shown + count)}>{t('list.more')}</More>}
    </>
  )
}

/** Removes duplicates, in case the server sends a room twice. */
const eachOnce = (rooms: readonly Room[]): Room[] => [...new Map(rooms.map((room) => [room.roomId, room])).values()]

const Frame = styled.section`
  display: grid;
  gap: var(--space-4);
  padding-inline: var(--page-edge);
`

const List = styled.ul<{ readonly $look: RoomListProps['look'] }>`
  display: grid;
  grid-template-columns: ${({ $look }) =>
    $look === 'cards' ? 'repeat(auto-fill, minmax(min(19em, 100%), 1fr))' : 'minmax(0, 1fr)'};
  gap: ${({ $look }) => ($look === 'cards' ? 'var(--space-3)' : 'var(--space-1)')};
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    min-inline-size: 0;
  }
`

const Waiting = styled(SkeletonBar)`
  block-size: 6rem;
`

const More = styled(Button)`
  justify-self: center;
`
