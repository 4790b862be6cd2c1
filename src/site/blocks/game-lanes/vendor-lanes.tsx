import { useDeferredValue } from 'react'
import { styled } from 'styled-components'
import { ActionTarget } from '@/site/elements/action-target'
import { GameBadge } from '@/site/games/game-badge'
import { useGames } from '@/site/games/games-context'
import { hotVendors, vendorCards, withVendorMap } from '@/site/games/vendor-lanes'
import { VendorIcon } from '@/site/elements/vendors/vendor-icon'
import { useErrorText } from '@/site/gateway/error-text'
import type { GameCard } from '@/site/gateway/games/games'
import { useNewVendors } from '@/site/gateway/games/games'
import { useVendorLanes } from '@/site/gateway/games/vendor-lanes'
import type { GameLanesProps, GameTiles } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { lobbyPath } from '@/site/merchant/pages/lobby-pages'
import { useWholeSite } from '@/site/merchant/site-context'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import { Lane, LaneItem, LaneWaiting } from './lane-parts'

interface VendorLanesProps extends Pick<GameLanesProps, 'gameType'> {
  readonly show: 'vendors' | 'hotVendors'
  readonly tiles: GameTiles
}

/**
 * The server's lanes of vendors, with the lanes of the merchant's vendor map inserted after their targets (2 §2), or one
 * lane of the vendors whose isHot is 1.
 */
export function VendorLanes({ gameType, show, tiles }: VendorLanesProps) {
  const t = useText()
  const errorText = useErrorText()
  const { vendors } = useWholeSite()
  const { lanes: read, error, isReading, refresh } = useVendorLanes()
  // Rendered in pieces, as the lanes of games.
  const lanes = useDeferredValue(read)
  const newest = useNewVendors().data?.list ?? []
  if (lanes === undefined) {
    if (error === undefined) return <LaneWaiting tiles={tiles} />
    const onRetry = () => void refresh().catch(() => undefined)
    return <FailedNotice text={errorText(error)} busy={isReading} onRetry={onRetry} />
  }
  const mapped = withVendorMap(lanes, vendors.lanes)
  const ofKind =
    gameType === undefined ? mapped : [{ title: '', gameClassify: gameType, cards: vendorCards(mapped, gameType) }]
  const chosen =
    show === 'hotVendors'
      ? [{ title: t('game-lanes.hotVendors'), gameClassify: 'hot', cards: hotVendors(ofKind) }]
      : ofKind
  return chosen.map(({ gameClassify, cards, title: served }) => {
    const shown = cards.filter(({ vassalage }) => vendors.order.includes(vassalage))
    if (shown.length === 0) return null
    const kind = asCategory(gameClassify)
    const name = served !== '' ? served : kind === undefined ? gameClassify : t(`category.${kind}`)
    return (
      <Lane key={gameClassify} title={name} more={undefined} tiles={tiles}>
        {shown.map((card) => (
          <LaneItem key={card.vassalage} tiles={tiles} isGame={false}>
            <VendorCard card={{ ...card, isNew: newest.includes(card.vassalage) ? 1 : 0 }} />
          </LaneItem>
        ))}
      </Lane>
    )
  })
}

const categories = ['RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP', 'ESPORTS', 'ELOTT', 'LOTT', 'COCKFIGHT'] as const
const asCategory = (word: string) => categories.find((category) => category === word)

/** A vendor card. It opens the vendor's games, or its game if the merchant has no lobby for it. */
function VendorCard({ card }: { card: GameCard }) {
  const { open, vendorName } = useGames()
  const { routes } = useWholeSite()
  const path = lobbyPath(routes, card.gameType)
  const shown = (
    <>
      <VendorIcon code={card.vassalage} drawing="COLOR" />
      <strong>{vendorName(card.vassalage)}</strong>
      <GameBadge game={{ ...card, gameId: card.gameId ?? card.vassalage }} />
    </>
  )
  if (path === undefined) {
    return (
      <Face as="button" type="button" onClick={() => open(card)}>
        {shown}
      </Face>
    )
  }
  return (
    <Face as={ActionTarget} action={{ action: 'navigate', to: path, query: { page: card.vassalage } }}>
      {shown}
    </Face>
  )
}

const Face = styled.a`
  display: grid;
  place-items: center;
  align-content: center;
  gap: 0.5rem;
  inline-size: 100%;
  block-size: 100%;
  padding: 0.5rem;
  border: var(--card-border);
  border-radius: min(var(--radius-card), 1.25rem);
  background: var(--card-background);
  color: var(--color-text);
  font: inherit;
  text-align: center;
  text-decoration: none;

  > span:first-child {
    inline-size: min(45%, 4rem);
  }

  &:hover {
    color: var(--color-accent);
  }
`
