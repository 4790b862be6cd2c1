import type { OpenBet, Settlement } from '@/sandbox/ledger/port/ledger-port'
import { headlineMatch, nextMatches, resultOf, type Match, type Side } from '@/sandbox/play/port/fixtures'
import { isRecord, isStake, type Engine, type Table } from './engine'

/** The number of matches offered at a time, besides the one that the game's card announces. */
const offered = 8

/** A vendor's matches of a category, by the sandbox's clock; the same for everybody. */
export const matches: Engine = {
  setup: (table) => ({ matches: offeredMatches(table) }),

  play(bet, table) {
    if (!isRecord(bet) || !isStake(bet['stake'], table.game)) return undefined
    const match = offeredMatches(table).find(({ id }) => id === bet['match'])
    const pick = bet['pick']
    const odds = typeof pick === 'string' ? match?.odds[pick as Side] : undefined
    // If the odds have changed since they were shown, the bet is refused so that the player confirms the new ones.
    if (match === undefined || odds === undefined || odds !== bet['odds']) return undefined
    const { theme } = table.game
    const detail = { kind: 'match', match: match.id, theme, home: match.home, away: match.away, pick, odds }
    return { stake: bet['stake'], end: { due: match.ends }, detail, outcome: { match, pick, odds } }
  },
}

/** Settles an open bet on a match. The result depends on the match alone, not on who bets. */
export function settleMatch({ detail, stake, merchant, vendor, category }: OpenBet): Settlement {
  const { match, theme, pick, odds } = detail as { match: number; theme?: string; pick: Side; odds: number }
  const { score, result } = resultOf(match, { merchant, vendor, category, theme })
  const win = result === pick ? Math.floor((stake * odds) / 100) : 0
  return { win, validBet: stake, detail: { ...detail, score, result } }
}

/** The announced match first, then the next ones. */
function offeredMatches({ now, merchant, game }: Pick<Table, 'now' | 'merchant' | 'game'>): readonly Match[] {
  const place = { merchant, vendor: game.vendor, category: game.category, theme: game.theme }
  const headline = headlineMatch(now, place, game.id)
  return [headline, ...nextMatches(now, place, offered).filter(({ id }) => id !== headline.id)]
}
