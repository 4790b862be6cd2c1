import type { ContractKind } from '@/contract/endpoints/contract-members'
import { hundredthsOf } from '@/sandbox/call/hundredths-of'
import type { TeamBet } from '@/sandbox/ledger/port/ledger-port'
import { shortPeriods, spanAt, termPeriods, type SettledPeriod, type Span, type TermPeriod } from './contract-periods'
import { ratePartsOf, type Term } from './contract-terms'

/** Terms with the time span in which they applied; a null end means they still do. Milliseconds since 1970. */
export interface HeldTerms {
  readonly since: number
  readonly until: number | null
  readonly terms: readonly Term[]
}

/** Figures of a team. Amounts in hundredths. */
export interface TeamFigures {
  readonly validBet: number
  /** Winnings less stakes. */
  readonly profitLoss: number
  readonly activeMembers: number
}

/** A finished period and its payment, which is 0 if no step was reached. */
export interface PaidPeriod extends TeamFigures, Span {
  readonly period: SettledPeriod
  /** In ten-thousandths. */
  readonly rate: number
  /** In hundredths. */
  readonly amount: number
}

export interface Settling {
  readonly kind: ContractKind
  /** Terms of this kind, oldest first. */
  readonly held: readonly HeldTerms[]
  /** Bets that ended since the start of the earliest period to settle, oldest first. */
  readonly bets: readonly TeamBet[]
  readonly zone: string
  /** Smallest unit of the currency, in hundredths. */
  readonly step: number
  /** Settles periods that ended after `after` and up to `now`. */
  readonly after: number
  readonly now: number
}

/**
 * What finished periods pay, each settled once (2 §4). The terms in force at the end of a period apply. Bets count if
 * they ended within the period and since the contract began; replacing terms does not restart it. Periods without bets
 * are omitted.
 */
export function settlePeriods(settling: Settling): PaidPeriod[] {
  const { kind } = settling
  return kind === 'hourlySalary' || kind === 'realTimeSalary'
    ? shortSpans(settling, shortPeriods[kind])
    : termPeriods.flatMap((period) => wholePeriods(settling, period))
}

function wholePeriods(settling: Settling, period: TermPeriod): PaidPeriod[] {
  const { kind } = settling
  return spansOf(settling, period).flatMap(({ span, bets }) => {
    const held = heldAt(settling.held, span.to)
    const terms = held?.terms.filter((term) => term.period === period) ?? []
    const counted = bets.filter(({ settled }) => settled >= (held?.begun ?? 0))
    if (terms.length === 0 || counted.length === 0) return []
    const figures = new Sums().add(counted).figures
    const base = kind === 'dividend' ? -figures.profitLoss : figures.validBet
    return [
      paidOf(
        settling,
        period,
        span,
        figures,
        base,
        bestStep(terms, () => figures, figures),
      ),
    ]
  })
}

/** Steps of hourly and five-minute contracts are compared with the running totals of the enclosing period. */
function shortSpans(settling: Settling, period: 'hour' | 'fiveMinutes'): PaidPeriod[] {
  const running = new Map<TermPeriod, { readonly within: Span; readonly begun: number; readonly sums: Sums }>()
  return spansOf({ ...settling, after: 0 }, period).flatMap(({ span, bets }) => {
    const held = heldAt(settling.held, span.to)
    const counted = bets.filter(({ settled }) => settled >= (held?.begun ?? 0))
    if (held === undefined || counted.length === 0) return []
    // Totals of all period types are kept, since replacing terms may use another one.
    for (const each of termPeriods) {
      const known = running.get(each)
      const isWithin = known !== undefined && span.from < known.within.to && known.begun === held.begun
      const { within, sums } = isWithin ? known : { within: spanAt(settling.zone, each, span.from), sums: new Sums() }
      running.set(each, { within, begun: held.begun, sums: sums.add(counted) })
    }
    if (span.to <= settling.after) return []
    const figures = new Sums().add(counted).figures
    const reached = (each: TermPeriod) => running.get(each)?.sums.figures ?? figures
    return [paidOf(settling, period, span, figures, figures.validBet, bestStep(held.terms, reached, figures))]
  })
}

/** Finished periods, each with the bets that ended in it. */
function spansOf({ bets, zone, after, now }: Settling, period: SettledPeriod): { span: Span; bets: TeamBet[] }[] {
  const spans: { span: Span; bets: TeamBet[] }[] = []
  for (const bet of bets) {
    const last = spans.at(-1)
    if (last !== undefined && bet.settled < last.span.to) last.bets.push(bet)
    else spans.push({ span: spanAt(zone, period, bet.settled), bets: [bet] })
  }
  return spans.filter(({ span }) => span.to > after && span.to <= now)
}

/** The terms in force at an instant, and since when there has been a contract without a gap. */
function heldAt(all: readonly HeldTerms[], end: number): (HeldTerms & { readonly begun: number }) | undefined {
  const at = all.findLastIndex(({ since, until }) => since < end && (until === null || until >= end))
  const held = all[at]
  if (held === undefined) return undefined
  let { since: begun } = held
  for (const before of all.slice(0, at).toReversed()) if (before.until === begun) begun = before.since
  return { ...held, begun }
}

/** The reached step with the highest rate. */
function bestStep(
  terms: readonly Term[],
  reached: (period: TermPeriod) => TeamFigures,
  own: TeamFigures,
): Term | undefined {
  return terms
    .filter(({ period, periodValidBet, periodProfitLoss, activeMembers, betAmount }) => {
      const { validBet, profitLoss, activeMembers: members } = reached(period)
      const isEnough = (figure: number, asked: number) => figure >= (hundredthsOf(asked) ?? Infinity)
      return (
        isEnough(validBet, periodValidBet) &&
        (periodProfitLoss === 0 || isEnough(-profitLoss, periodProfitLoss)) &&
        members >= activeMembers &&
        isEnough(own.validBet, betAmount)
      )
    })
    .toSorted((one, other) => other.rate - one.rate)[0]
}

function paidOf(
  { step }: Settling,
  period: SettledPeriod,
  span: Span,
  figures: TeamFigures,
  base: number,
  reached: Term | undefined,
): PaidPeriod {
  const rate = (reached && ratePartsOf(reached.rate)) ?? 0
  return { period, ...span, ...figures, rate, amount: shareOf(Math.max(0, base), rate, step) }
}

/** Rounds down to whole units of the currency. 1.2 trillion times a rate is beyond what a number holds exactly. */
export function shareOf(base: number, rate: number, step: number): number {
  const whole = Number((BigInt(base) * BigInt(rate)) / 10_000n)
  return whole - (whole % step)
}

class Sums {
  #validBet = 0
  #profitLoss = 0
  readonly #members = new Set<string>()

  add(bets: readonly TeamBet[]): this {
    for (const { account, validBet, profitLoss } of bets) {
      this.#validBet += validBet
      this.#profitLoss += profitLoss
      this.#members.add(account)
    }
    return this
  }

  get figures(): TeamFigures {
    return { validBet: this.#validBet, profitLoss: this.#profitLoss, activeMembers: this.#members.size }
  }
}
