import { styled } from 'styled-components'
import { Amount } from '@/site/elements/amount'
import { useVendorName } from '@/site/elements/vendors/vendor-name'
import { useLaunch } from '@/site/games/launch/use-launch'
import type { Room } from '@/site/gateway/games/pvp-rooms'
import type { RoomListProps } from '@/contract/generated/merchant-types'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { useDialogs } from '@/site/merchant/dialogs'
import { warning } from '@/site/merchant/actions/message-presets'

interface RoomCardProps extends Pick<RoomListProps, 'facts' | 'look'> {
  readonly room: Room
}

/** A room. A click enters it, or says why it cannot be entered. */
export function RoomCard({ room, facts, look }: RoomCardProps) {
  const t = useText()
  const launch = useLaunch()
  const dialogs = useDialogs()
  const { vassalage, nodeId, roomId, title, state } = room
  const handlePress = () => {
    if (state === 'open') void launch({ vassalage, nodeId, roomId, title, gameType: 'PVP' })
    else dialogs.open('message', warning(state === 'full' ? 'room-list.isFull' : 'room-list.isClosed'))
  }
  return (
    <Press type="button" data-state={state} $look={look} onClick={handlePress}>
      <Name dir="auto">{title}</Name>
      <State>{t(`room-list.${state}`)}</State>
      {facts.length > 0 && (
        <Facts>
          {facts.map((fact) => (
            <span key={fact}>
              <RoomFact fact={fact} room={room} />
            </span>
          ))}
        </Facts>
      )}
      {facts.includes('players') && (
        <Places aria-hidden>
          <span style={{ inlineSize: `${Math.min(100, (room.players / room.seats) * 100)}%` }} />
        </Places>
      )}
    </Press>
  )
}

function RoomFact({ fact, room }: { readonly fact: RoomListProps['facts'][number]; readonly room: Room }) {
  const t = useText()
  const { number } = useFormat()
  const vendorName = useVendorName()
  const { vassalage, minBet, maxBet, players, seats } = room
  switch (fact) {
    case 'vendor':
      return vendorName(vassalage)
    case 'players':
      return t('room-list.players', { players: number(players), count: seats })
    case 'stakes':
      return (
        <>
          <Amount amount={minBet} /> – <Amount amount={maxBet} />
        </>
      )
  }
}

const Press = styled.button<{ readonly $look: RoomListProps['look'] }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-1) var(--space-3);
  align-content: start;
  align-items: baseline;
  min-block-size: 2.75rem;
  padding: ${({ $look }) => ($look === 'cards' ? 'var(--space-3) var(--space-4)' : 'var(--space-2) var(--space-4)')};
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:hover {
    border-color: var(--color-primary);
  }
`

const Name = styled.strong`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const State = styled.span`
  color: var(--color-text-muted);
  font-size: var(--font-size-small);

  [data-state='open'] > & {
    color: var(--color-success);
  }
`

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: 0 var(--space-4);
  justify-content: space-between;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  font-variant-numeric: tabular-nums;
`

/** How full the room is. Decorative: the text beside it says the same. */
const Places = styled.span`
  grid-column: 1 / -1;
  block-size: 4px;
  border-radius: 4px;
  background: color-mix(in srgb, var(--color-text) 14%, transparent);
  overflow: hidden;

  > span {
    display: block;
    block-size: 100%;
    background: var(--color-accent);
  }
`
