import '@/site/ui/icons/later-icons'
import { styled } from 'styled-components'
import type { GameCard } from '@/site/gateway/games/games'
import { useText } from '@/site/i18n/language'
import { Icon } from '@/site/ui/icons/icon'
import { useGames } from './games-context'

interface GameStarProps {
  readonly game: GameCard
  readonly tabIndex: 0 | -1 | undefined
}

/** A button that makes a game a favourite. */
export function GameStar({ game, tabIndex }: GameStarProps) {
  const t = useText()
  const { turn, isMarked } = useGames()
  return (
    <Star
      type="button"
      tabIndex={tabIndex}
      aria-pressed={isMarked(game)}
      aria-label={t('game.favourite', { title: game.title })}
      onClick={() => turn(game)}
    >
      <Icon name="star" size={18} />
    </Star>
  )
}

const Star = styled.button`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: #fff;

  > svg {
    padding: 5px;
    box-sizing: content-box;
    border-radius: 50%;
    background: rgb(0 0 0 / 55%);
  }

  &[aria-pressed='true'] > svg {
    fill: #ffd24a;
    color: #ffd24a;
  }

  &:hover > svg {
    background: rgb(0 0 0 / 80%);
  }

  @media (forced-colors: active) {
    &,
    &:hover {
      > svg {
        background: ButtonFace;
      }
    }

    &[aria-pressed='true'] > svg {
      fill: Highlight;
    }
  }
`
