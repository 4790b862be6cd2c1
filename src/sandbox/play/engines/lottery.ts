import { drawOf, lastDraws, nextDraw } from '@/sandbox/lottery/port/schedule'
import { lotteryOf, type Lottery } from '@/sandbox/lottery/port/lotteries'
import { resultOf, type Prize } from '@/sandbox/lottery/port/results'
import { hitsOf, waysOf, type PlayType, type Way } from '@/sandbox/lottery/port/ways'
import type { OpenBet, Settlement } from '@/sandbox/ledger/port/ledger-port'
import { PlayRefusal } from '@/sandbox/play/play-refusal'
import { isRecord, type Engine, type Table } from './engine'

/** Maximum of numbers per bet; below, the maximum stake per number as a multiple of the minimum. */
const mostNumbers = 100
const mostUnits = 1000
/** The number of results that the client shows. */
const shownResults = 10

/** State of a lottery's table for its client. Times in milliseconds since 1970, amounts in hundredths. */
export interface LotteryTable {
  readonly numbers: Lottery['numbers']
  readonly issue: string
  readonly closes: number
  readonly draws: number
  readonly ways: readonly Way[]
  /** Newest first. */
  readonly results: readonly { readonly issue: string; readonly draws: number; readonly prizes: readonly Prize[] }[]
}

/** A lottery bet for the betting record, with its result as far as that is known. */
export interface LotteryDetail {
  readonly kind: 'lottery'
  readonly gameCode: string
  readonly issue: string
  readonly way: PlayType
  readonly numbers: readonly string[]
  readonly unit: number
  readonly times: number
  readonly pays: number
  /** Until when it can be cancelled. */
  readonly closes: number
  /** Winning numbers, with how often each was drawn. */
  readonly hits?: Readonly<Record<string, number>>
  readonly special?: string
}

/** A Vietnamese lottery. Bets are accepted until the draw closes, by the sandbox's clock. */
export const lottery: Engine = {
  setup({ game, merchant, now }): LotteryTable {
    const { own, mode } = ofGame(game)
    return {
      numbers: own.numbers,
      ...nextDraw(own, now),
      ways: waysOf(own, mode),
      results: lastDraws(own, now, shownResults).map(({ issue, draws }) => ({
        issue,
        draws,
        prizes: resultOf(own, merchant, issue),
      })),
    }
  },

  play(bet, { game, now }) {
    if (!isRecord(bet)) return undefined
    const { own, mode } = ofGame(game)
    const { issue, unit, numbers } = bet
    const way = waysOf(own, mode).find(({ code }) => code === bet['way'])
    const draw = typeof issue === 'string' ? drawOf(own, issue) : undefined
    if (way === undefined || draw === undefined || !isUnit(unit, game.minBet) || !areNumbers(numbers, way))
      return undefined
    const next = nextDraw(own, now)
    if (now >= draw.closes) throw new PlayRefusal('draw_closed')
    // Only the next draw can be bet on; the client has not shown any later one.
    if (draw.issue !== next.issue) return undefined
    const { code, times, pays } = way
    const detail: LotteryDetail = {
      kind: 'lottery',
      gameCode: own.code,
      issue: draw.issue,
      way: code,
      numbers,
      unit,
      times,
      pays,
      closes: draw.closes,
    }
    return { stake: numbers.length * times * unit, end: { due: draw.draws }, detail, outcome: detail }
  },
}

/** Share of all numbers of a way to play. A bet that covers more risks little but the house edge. */
const mostCovered = 0.7

/**
 * Settles an open bet. The result depends on the draw alone, not on who bets. `others`: open bets settled together
 * with it; those of the same player are combined to find the valid bet.
 */
export function settleLottery(open: OpenBet, others: readonly OpenBet[] = []): Settlement {
  const { stake, merchant } = open
  const detail = open.detail as LotteryDetail
  const own = lotteryOf(detail.gameCode)
  if (own === undefined) throw new RangeError(`there is no lottery ${detail.gameCode}`)
  const prizes = resultOf(own, merchant, detail.issue)
  const found = detail.numbers.map((number) => [number, hitsOf(detail.way, number, prizes)] as const)
  const hits = Object.fromEntries(found.filter(([, count]) => count > 0))
  const count = found.reduce((sum, [, each]) => sum + each, 0)
  const win = Math.floor((count * detail.unit * detail.pays) / 100)
  const validBet = partCovered(open, others) > mostCovered ? 0 : stake
  return { win, validBet, detail: { ...detail, hits, special: prizes[0]?.numbers[0] ?? '' } }
}

/** Share of the numbers of a way to play that a player's bets on a draw cover, 0 to 1. */
function partCovered({ account, merchant, detail: own }: OpenBet, others: readonly OpenBet[]): number {
  const { gameCode, issue, way, numbers } = own as LotteryDetail
  const together = others.flatMap((other) => {
    const detail = other.detail as Partial<LotteryDetail>
    const isSame = detail.gameCode === gameCode && detail.issue === issue && detail.way === way
    return isSame && other.account === account && other.merchant === merchant ? (detail.numbers ?? []) : []
  })
  const digits = numbers[0]?.length ?? 1
  return new Set([...numbers, ...together]).size / 10 ** digits
}

function ofGame({ id, lottery: asked }: Table['game']) {
  const own = lotteryOf(id)
  if (own === undefined) throw new RangeError(`${id} is no lottery`)
  return { own, mode: asked?.prizeMode ?? 'Lott' }
}

function isUnit(value: unknown, minBet: number): value is number {
  return Number.isSafeInteger(value) && Number(value) >= minBet && Number(value) <= minBet * mostUnits
}

function areNumbers(value: unknown, { digits }: Way): value is string[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > mostNumbers) return false
  const isNumber = (each: unknown) => typeof each === 'string' && each.length === digits && /^\d+$/.test(each)
  return value.every(isNumber) && new Set(value).size === value.length
}
