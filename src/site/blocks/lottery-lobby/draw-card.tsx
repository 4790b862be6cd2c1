import '@/site/ui/icons/later-icons'
import { styled } from 'styled-components'
import { ActionTarget } from '@/site/elements/action-target'
import { Balls } from '@/site/elements/balls'
import { ballStyle } from '@/site/games/lottery/ball-style'
import { Countdown, useIsClosed } from './countdown'
import type { useLotteryFavourites } from '@/site/games/lottery/use-lottery-favourites'
import type { LotteryLobbyProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import type { BallLook } from '@/site/theme/ball-variables'
import { buttonLook, type ButtonLook } from '@/site/ui/button-look'
import { IconButton } from '@/site/ui/icons/icon-button'
import { cardLooks } from './card-looks'
import type { ShownLottery } from './use-shown-lotteries'

interface DrawCardProps extends ShownLottery, Pick<LotteryLobbyProps, 'look'> {
  /** The section's own look of drawn numbers, if any. */
  readonly balls: BallLook | undefined
  /** One level below the heading above the cards. */
  readonly heading: 'h2' | 'h3'
  /** Path of the page for betting on it. */
  readonly to: string
  readonly favourites: ReturnType<typeof useLotteryFavourites>
}

/** A draw: its region, the remaining time, the last result, and a link to bet. A closed draw looks subdued. */
export function DrawCard({ lottery, region, draw, look, balls, heading: Heading, to, favourites }: DrawCardProps) {
  const t = useText()
  const isClosed = useIsClosed(draw)
  const { gameCode, title } = lottery
  const special = draw.last.prizes[0]?.numbers[0] ?? ''
  const isMarked = favourites.codes.includes(gameCode)
  return (
    <Card $look={look} data-closed={isClosed}>
      <Head>
        <div>
          <Region dir="auto">{region}</Region>
          <Heading dir="auto">{title}</Heading>
        </div>
        <Star $isOn={isMarked}>
          <IconButton
            icon="star"
            label={t('lottery-lobby.favourite', { title })}
            aria-pressed={isMarked}
            onClick={() => favourites.turn(gameCode)}
          />
        </Star>
      </Head>
      <Last>
        <small>{t('lottery-lobby.last', { issue: draw.last.issue })}</small>
        <Balls number={special} style={ballStyle(balls)} />
      </Last>
      <Foot>
        <Countdown draw={draw} />
        <Bet action={{ action: 'navigate', to, query: { gameCode } }} $emphasis={isClosed ? 'normal' : 'strong'}>
          <span>
            {t(isClosed ? 'lottery-lobby.look' : 'lottery-lobby.bet')}
            <span className="visually-hidden">{title}</span>
          </span>
        </Bet>
      </Foot>
    </Card>
  )
}

const Card = styled.article<{ readonly $look: LotteryLobbyProps['look'] }>`
  display: grid;
  grid-template: auto 1fr auto / minmax(0, 1fr);
  gap: var(--space-3);
  block-size: 100%;
  padding: min(var(--space-4), 1.25rem);
  background: var(--card-background);
  color: var(--color-text);
  ${({ $look }) => cardLooks[$look]}

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

const Head = styled.div`
  grid-area: 1 / 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--space-2);
  overflow-wrap: anywhere;

  :is(h2, h3) {
    line-height: 1.25;
  }
`

const Region = styled.p`
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`

const Star = styled.span<{ readonly $isOn: boolean }>`
  margin: -0.4rem -0.5rem 0 0;
  margin-inline: 0 -0.5rem;
  color: ${({ $isOn }) => ($isOn ? 'var(--color-accent)' : 'var(--color-text-muted)')};

  svg {
    fill: ${({ $isOn }) => ($isOn ? 'currentColor' : 'none')};
  }
`

const Last = styled.div`
  display: grid;
  gap: var(--space-2);
  align-content: start;

  > small {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
    overflow-wrap: anywhere;
  }
`

const Foot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-2) var(--space-3);
`

const Bet = styled(ActionTarget)<ButtonLook>`
  ${buttonLook}
`
