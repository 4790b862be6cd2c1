import { styled } from 'styled-components'
import type { GameCard } from '@/site/gateway/games/games'
import { dateFormat } from '@/contract/formats/formatters'
import { useLanguage, useText } from '@/site/i18n/language'
import { useFormat } from '@/site/i18n/format'
import { useWholeSite } from '@/site/merchant/site-context'
import { GameBadge } from './game-badge'
import { useGames } from './games-context'

/** How often odds that are in sight are read again, in milliseconds. */
export const oddsInterval = 60_000

type Announced = NonNullable<GameCard['match']>

/** A game as the match that it announces: competition, time in the brand's zone, both sides, and what they pay. */
export function MatchCard({ game, match }: { game: GameCard; match: Announced }) {
  const t = useText()
  const { open } = useGames()
  const timeOf = useMatchTime()
  const { league, home, away, beginsAt, odds } = match
  return (
    <Card type="button" onClick={() => open(game)}>
      <Head>
        <span dir="auto">{league}</span>
        <time dateTime={beginsAt}>{timeOf(beginsAt)}</time>
      </Head>
      <Sides>
        <Side name={home} odds={odds.home} />
        <Side name={away} odds={odds.away} />
        {odds.draw !== undefined && <Side name={t('game.draw')} odds={odds.draw} />}
      </Sides>
      <Foot>
        <span dir="auto">{game.title}</span>
        <GameBadge game={game} />
      </Foot>
    </Card>
  )
}

function Side({ name, odds }: { name: string; odds: number | undefined }) {
  const format = useFormat()
  return (
    <span>
      <span dir="auto">{name} </span>
      {odds !== undefined && <b>{format.odds(odds)} </b>}
    </span>
  )
}

/** Formats when a match begins: Sat, Nov 28, 7:15 PM GMT+7. A time that cannot be read is shown as it was sent. */
function useMatchTime(): (moment: string) => string {
  const { formatTag } = useLanguage()
  const { timeZone } = useWholeSite().site
  const format = dateFormat(formatTag, 'weekdayTime', timeZone)
  return (moment) => (Number.isNaN(Date.parse(moment)) ? moment : format.format(new Date(moment)))
}

const Card = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  inline-size: 100%;
  padding: var(--space-3);
  border: 0;
  background: var(--color-surface);
  color: var(--color-text);
  text-align: start;

  &:hover {
    background: var(--color-surface-raised);
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`

const Head = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-3);
  color: var(--color-text-muted);
  font-size: var(--font-size-small);

  > :first-child {
    color: var(--color-text);
    font-weight: var(--font-weight-control);
  }
`

const Sides = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.25rem;

  > span {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    font-weight: var(--font-weight-control);
    overflow-wrap: anywhere;
  }

  /* What it pays, as on the pill that its client bets with. */
  b {
    flex: none;
    min-inline-size: 4.25em;
    padding: 0.3em 0.6em;
    border: 1px solid var(--color-border-strong);
    border-radius: min(var(--radius-control), 0.5rem);
    color: var(--color-accent);
    font-family: var(--font-heading);
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
`

const Foot = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`
