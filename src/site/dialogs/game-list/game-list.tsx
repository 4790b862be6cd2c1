import { useState } from 'react'
import { styled } from 'styled-components'
import { useLaunch } from '@/site/games/launch/use-launch'
import { useErrorText } from '@/site/gateway/error-text'
import { useGamePage, type GameCard } from '@/site/gateway/games/games'
import { webChannel } from '@/site/gateway/games/lobby-request'
import { useLanguage } from '@/site/i18n/language'
import type { DialogPartProps } from '@/site/merchant/dialogs'
import { usePictureAddress } from '@/site/merchant/picture-address'
import { useSite } from '@/site/merchant/site-context'
import { Dialog } from '@/site/ui/modals/dialog'
import { EmptyState } from '@/site/ui/notices/empty-state'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import { Paginator } from '@/site/ui/paginator'
import { Skeleton } from '@/site/ui/loading/skeleton'

/** Games per page. The specification gives no number for this list. */
const pageSize = 10

/** The games of one vendor. A click launches a game and closes the list. */
export function GameList({ vendor, gameType, title, onClose }: DialogPartProps<'game-list'>) {
  const { t, language } = useLanguage()
  const errorText = useErrorText()
  const { code: merchant } = useSite().site
  const [page, setPage] = useState(1)
  const launch = useLaunch()
  const { data, error, isValidating, mutate } = useGamePage({
    ...webChannel,
    merchant,
    gameType,
    vassalage: vendor,
    language,
    pageNo: page,
    pageSize,
  })
  const handlePress = (game: GameCard) => {
    onClose()
    void launch(game)
  }

  return (
    <Dialog title={title} closesOutside onClose={() => onClose()}>
      {error !== undefined && data === undefined ? (
        <FailedNotice text={errorText(error)} busy={isValidating} onRetry={() => void mutate()} />
      ) : data === undefined ? (
        <Skeleton lines={10} />
      ) : data.games.length === 0 ? (
        <EmptyState icon="play" text={t('launch.noGames')} />
      ) : (
        <List>
          {data.games.map((game) => (
            <li key={String(game.nodeId)}>
              <GameRow game={game} onPress={() => handlePress(game)} />
            </li>
          ))}
        </List>
      )}
      <Paginator label={title} page={page} pages={data?.totalPages ?? 1} onSelect={setPage} />
    </Dialog>
  )
}

function GameRow({ game, onPress }: { game: GameCard; onPress: () => void }) {
  const { t } = useLanguage()
  const picture = usePictureAddress()(game.image)
  return (
    <Row type="button" onClick={onPress}>
      {picture === undefined ? <span /> : <img src={picture} alt="" loading="lazy" width="44" height="44" />}
      <span>{game.title}</span>
      {game.maintenance && <Mark>{t('launch.closed')}</Mark>}
    </Row>
  )
}

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  padding: 0;
  list-style: none;
`

const Row = styled.button`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-3);
  inline-size: 100%;
  min-block-size: 52px;
  padding: var(--space-1) var(--space-2);
  border: 0;
  border-radius: var(--radius-control);
  background: transparent;
  color: inherit;
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;

  &:hover {
    background: color-mix(in srgb, var(--color-text) 9%, transparent);
  }

  > img {
    border-radius: var(--radius-control);
    object-fit: cover;
  }
`

const Mark = styled.small`
  color: var(--color-text-muted);
`
