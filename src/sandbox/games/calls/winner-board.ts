import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { WinnerBoard } from '@/contract/generated/gateway-types'
import { amountOf } from '@/contract/money/amount'
import { gameOf } from '@/sandbox/games/port/catalogue'
import { cardMaker } from '@/sandbox/games/game-card'
import { suppliesTo } from '@/sandbox/games/port/merchant-games'
import type { Handler } from '@/sandbox/call/gateway-call'

/** How far back wins are shown, in milliseconds; below, how many are shown, how many of one player, out of how many. */
const shownFor = 7 * 24 * 60 * 60_000
const shown = 20
const mostOfOne = 2
const looked = 1000

/** The largest wins of the last days, from the ledger's bets, two of a player at most. Names are masked so that nobody can be identified. */
export const winnerBoard: Handler<WinnerBoard, LedgerPort & SettingsPort> = async (call) => {
  const { services, merchant } = call
  const wins = await services.ledger.winsSince(merchant.code, services.clock() - shownFor, looked)
  const cardOf = await cardMaker(call)
  const counts = new Map<string, number>()
  return wins
    .flatMap(({ account, gameId, amount, time }) => {
      const game = gameOf(gameId)
      const count = counts.get(account) ?? 0
      if (count === mostOfOne || game === undefined || !suppliesTo(merchant, game.vendor, game.gameType)) return []
      counts.set(account, count + 1)
      const won = { amount: amountOf(amount), time: new Date(time).toISOString() }
      return [{ name: masked(account), ...won, game: cardOf(game) }]
    })
    .slice(0, shown)
}

/** `mi***an`: keeps the first two and the last two letters, fewer for short names. */
export function masked(name: string): string {
  const letters = [...name]
  const left = Math.min(2, Math.floor((letters.length - 1) / 3))
  return `${letters.slice(0, left).join('')}***${left === 0 ? '' : letters.slice(-left).join('')}`
}
