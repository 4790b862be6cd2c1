import '@/site/ui/icons/later-icons'
import type { RefObject } from 'react'
import { styled } from 'styled-components'
import { useFavouriteGames } from '@/site/gateway/games/favourite-games'
import type { GameFrameProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { IconButton } from '@/site/ui/icons/icon-button'
import { showToast } from '@/site/ui/notices/toast'
import { GameFacts } from './game-facts'
import type { LaunchedGame } from './launch-card'
import { useFullScreen } from './use-full-screen'
import { phone } from '@/site/ui/view/screen-sizes'

interface GameBarProps extends GameFrameProps {
  readonly game: LaunchedGame
  readonly title: string
  /** The element that goes full screen. */
  readonly place: RefObject<HTMLElement | null>
  readonly isTheatre: boolean
  readonly onBack: () => void
  readonly onTheatre: () => void
}

/** The site's bar above a game: the way back, the game's name, and the facts and tools that the merchant has chosen. */
export function GameBar({ game, title, facts, tools, place, isTheatre, onBack, onTheatre }: GameBarProps) {
  const t = useText()
  const fullScreen = useFullScreen(place)
  return (
    <Bar>
      <IconButton icon="chevron-left" label={t('launch.back')} onClick={onBack} />
      <Name>
        <h1 dir="auto">{title}</h1>
        {game.mode === 'demo' && <Demo>{t('launch.demo')}</Demo>}
      </Name>
      <GameFacts facts={facts} title={title} isDemo={game.mode === 'demo'} />
      <Tools>
        {tools.includes('favourite') && game.nodeId !== '' && <Star game={game} />}
        {tools.includes('theatre') && (
          <Wide>
            <IconButton icon="theatre" label={t('launch.theatre')} aria-pressed={isTheatre} onClick={onTheatre} />
          </Wide>
        )}
        {tools.includes('fullScreen') && fullScreen && (
          <IconButton
            icon={fullScreen.isOn ? 'minimize' : 'maximize'}
            label={t('launch.fullScreen')}
            aria-pressed={fullScreen.isOn}
            onClick={fullScreen.onTurn}
          />
        )}
      </Tools>
    </Bar>
  )
}

function Star({ game: { nodeId, vendor, gameType } }: { game: LaunchedGame }) {
  const t = useText()
  const { marked, turn } = useFavouriteGames()
  const isMarked = marked?.has(nodeId) ?? false
  const handlePress = () =>
    void turn({ nodeId, vendor, gameType }).catch(() => showToast(t('game.favouriteFailed'), 'alert-triangle'))
  return (
    <StarMark $isOn={isMarked}>
      <IconButton icon="star" label={t('launch.favourite')} aria-pressed={isMarked} onClick={handlePress} />
    </StarMark>
  )
}

/** One row that never grows, whatever the figures say: what stands below it, the game, keeps its place. */
const Bar = styled.div`
  display: flex;
  align-items: center;
  block-size: 40px;
  padding-inline: max(env(safe-area-inset-left), var(--space-1)) max(env(safe-area-inset-right), var(--space-1));
  background: var(--color-surface);
  color: var(--color-text);
  border-block-end: 1px solid var(--color-border);

  > button,
  > div button {
    block-size: 100%;
  }

  @media (min-width: 768px) {
    column-gap: var(--space-3);
    border: 1px solid var(--color-border);
    border-start-start-radius: var(--radius-card);
    border-start-end-radius: var(--radius-card);
  }
`

const Name = styled.div`
  display: flex;
  align-items: center;
  flex: 1 1 0;
  gap: var(--space-2);
  min-inline-size: 0;

  > h1 {
    overflow: hidden;
    font-size: var(--font-size-base);
    line-height: 1.3;
    white-space: nowrap;
    text-overflow: ellipsis;

    @media (max-width: 479px) {
      font-size: var(--font-size-small);
    }
  }
`

const Demo = styled.span`
  flex: none;
  padding: 0.1em 0.5em;
  border: 1px solid var(--color-accent);
  border-radius: var(--radius-control);
  color: var(--color-accent);
  font-size: var(--font-size-small);
`

const Tools = styled.div`
  display: flex;
  flex: none;
  block-size: 100%;
`

/** Hidden on a phone, where the game fills the screen anyway. */
const Wide = styled.span`
  display: flex;

  @media ${phone} {
    display: none;
  }
`

const StarMark = styled.span<{ $isOn: boolean }>`
  display: flex;
  ${({ $isOn }) => $isOn && 'color: var(--color-accent); svg { fill: currentColor; }'}
`
