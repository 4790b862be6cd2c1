import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useLobbyVendors } from '@/site/games/use-lobby-vendors'
import { allVendors } from '@/contract/catalogue/vendor-codes'
import { oddsInterval } from '@/site/games/match-card'
import { useTiles } from '@/site/games/use-tiles'
import { GamesScope } from '@/site/games/games-scope'
import { useSignedInFirst } from '@/site/merchant/sign-in/signed-in-first'
import type { GameLobbyProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { usePageQuery } from '@/site/merchant/pages/page-query'
import { MainContent } from '@/site/ui/view/main-content'
import { lobbyAddress, resetAddress, type LobbyAddress } from './lobby-address'
import { LobbyBar } from './lobby-bar'
import { LobbyChips } from './lobby-chips'
import { LobbyFound } from './lobby-found'
import { LobbyCount } from './lobby-count'
import { LobbyHead } from './lobby-head'
import { useLobbyList } from './use-lobby-list'
import { useLobbyPages } from './use-lobby-pages'
import { low } from '@/site/ui/view/screen-sizes'

/** The games of a category: search, filters, and the results with pagination (2 §2, §7). */
export function GameLobby(props: GameLobbyProps) {
  const { title, picture, gameType, chips } = props
  const t = useText()
  const tiles = useTiles(props.tiles)
  const [query, change] = usePageQuery()
  const address = lobbyAddress(query, props)
  const { vendors, error, isReading, refresh, ...asked } = useLobbyVendors(gameType)
  const current = props.vendor ?? asked.current
  const question = current === undefined ? undefined : `${current} ${JSON.stringify(address)}`
  const { startPages, keep } = useLobbyPages(question)
  const found = useLobbyList({
    gameType,
    vassalage: current === allVendors ? undefined : current,
    address,
    isReady: current !== undefined,
    startPages,
    interval: props.form === 'matches' ? oddsInterval : 0,
  })
  keep(found.items === undefined ? startPages : found.pages)
  const start = useStartOfList(question)

  const choose = ({ list, gameClassify }: Pick<LobbyAddress, 'list' | 'gameClassify'>) =>
    change({ list: list === 'all' ? undefined : list, class: gameClassify })
  const chooseOwn = useSignedInFirst(choose)
  const isOwn = (list: LobbyAddress['list']) => list === 'recents' || list === 'favourites'
  const noVendors =
    props.vendor === undefined && (vendors?.length === 0 || (vendors === undefined && error !== undefined))
  const count =
    found.total === undefined || found.isOld ? undefined : { total: found.total, all: found.all ?? found.total }

  return (
    <GamesScope>
      <Frame>
        {title !== undefined && <LobbyHead title={title} picture={picture} />}
        <LobbyBar {...props} address={address} onChange={change} onReset={() => change(resetAddress)}>
          <LobbyCount found={count} />
        </LobbyBar>
        {chips.length > 0 && (
          <Sticky ref={start} data-part="chips">
            <LobbyChips
              chips={chips}
              classes={found.last?.classes ?? []}
              address={address}
              onSelect={(chosen) => (isOwn(chosen.list) ? chooseOwn(chosen) : choose(chosen))}
            />
          </Sticky>
        )}
        <LobbyFound
          {...props}
          label={t(title ?? `category.${gameType}`)}
          tiles={tiles}
          found={noVendors ? { ...found, items: error === undefined ? [] : undefined, error, isReading } : found}
          address={address}
          onRetry={noVendors ? () => void refresh().catch(() => undefined) : found.retry}
          onClear={() => change(resetAddress)}
        />
      </Frame>
    </GamesScope>
  )
}

/** Scrolls back to the first game when the list changes, if the player had scrolled past it. */
function useStartOfList(question: string | undefined) {
  const start = useRef<HTMLDivElement>(null)
  const shown = useRef(question)
  useEffect(() => {
    const last = shown.current
    shown.current = question
    if (last === question || last === undefined) return
    const { current } = start
    // A sticky element does not tell its original position, so the element after it is measured.
    const top = current?.nextElementSibling?.getBoundingClientRect().top ?? 0
    if (current !== null && top < current.offsetHeight) scrollBy(0, top - current.getBoundingClientRect().bottom)
  }, [question])
  return start
}

const Frame = styled(MainContent).attrs({ as: 'section' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding-inline: var(--page-edge);
  padding-block-start: var(--space-2);

  /* On a phone the games come first. */
  @media (max-width: 767px) {
    gap: 0.25rem;
    padding-block-start: 0.25rem;
  }

  /* On a phone that lies on its side search and chips share a row. */
  @media ${low} and (min-width: 36rem) {
    grid-template-columns: minmax(18rem, 2fr) minmax(0, 3fr);
    gap: 0.25rem var(--space-2);
    padding-block-start: 0;

    > * {
      grid-column: 1 / -1;
    }

    > [data-part='bar'] {
      grid-column: 1;
    }

    > [data-part='chips'] {
      grid-column: 2;
    }
  }
`

/** The chips that filter the list stay in reach, however far the player scrolls. */
const Sticky = styled.div`
  position: sticky;
  inset-block-start: var(--header-size, 0);
  z-index: 3;
  padding-block: var(--space-2);
  margin-inline: calc(var(--page-edge) * -1);
  padding-inline: var(--page-edge);
  background: color-mix(in srgb, var(--color-background) 94%, transparent);

  @media (max-width: 767px) {
    padding-block: 0.25rem;
  }

  /* On a phone that lies on its side, what sticks would leave a row of games. */
  @media ${low} {
    position: static;
    margin-inline: 0;
    padding: 0;
    background: none;
  }

  &:empty {
    display: none;
  }
`
