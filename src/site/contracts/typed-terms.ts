import type { Term } from '@/site/gateway/team/contracts'
import { amountOf } from '@/contract/money/amount'
import { minorUnits } from '@/contract/money/minor-units'
import type { AmountFormat } from '@/contract/money/amount-format'
import { parseAmount, printAmount, type AmountProblem } from '@/contract/money/typed-amount'

/** The figures of a step that are typed, in the form's order. */
export const typedFigures = ['periodValidBet', 'periodProfitLoss', 'activeMembers', 'betAmount', 'rate'] as const
export type TypedFigure = (typeof typedFigures)[number]

/** A step as typed in the form: the rate in percent, 29 for 0.29. */
export type TypedTerm = Pick<Term, 'period'> & Readonly<Record<TypedFigure, string>>

/** Why a figure is invalid. */
export type FigureProblem = AmountProblem | 'above' | 'less' | 'same' | 'notHigher'

/** The errors of a step's figures; `before`: the step, counted from 1, that it is compared with. */
export interface TermProblems {
  readonly problems: Readonly<Partial<Record<TypedFigure, FigureProblem>>>
  readonly before?: number
}

/** How each figure is typed: amounts, a number of people, and a rate in percent. */
export type TermFormats = Readonly<Record<TypedFigure, AmountFormat>>

/** The form values of a step, in the number format of a locale. */
export function typedTerm(term: Term, locale: string): TypedTerm {
  const print = (hundredths: number) => printAmount(hundredths, locale, { grouped: false })
  const amount = (value: number) => print(minorUnits(value, 'up'))
  return {
    period: term.period,
    periodValidBet: amount(term.periodValidBet),
    periodProfitLoss: amount(term.periodProfitLoss),
    activeMembers: amount(term.activeMembers),
    betAmount: amount(term.betAmount),
    // Rounded to whole ten-thousandths, because of floating-point error.
    rate: print(Math.round(term.rate * 10_000)),
  }
}

/** Parses a typed step, or returns the errors of its figures. `most`: the highest rate that may be offered. */
export function readTerm(typed: TypedTerm, formats: TermFormats, most: number): Term | TermProblems {
  const read = new Map<TypedFigure, number>()
  const problems: Partial<Record<TypedFigure, FigureProblem>> = {}
  for (const figure of typedFigures) {
    const parsed = parseAmount(typed[figure] === '' && figure !== 'rate' ? '0' : typed[figure], formats[figure])
    if ('problem' in parsed) problems[figure] = parsed.problem
    else read.set(figure, parsed.hundredths)
  }
  const parts = read.get('rate')
  if (parts === 0) problems.rate = 'empty'
  if (parts !== undefined && parts / 10_000 > most) problems.rate = 'above'
  if (Object.keys(problems).length > 0) return { problems }
  const amount = (figure: TypedFigure) => amountOf(read.get(figure) ?? 0)
  return {
    period: typed.period,
    periodValidBet: amount('periodValidBet'),
    periodProfitLoss: amount('periodProfitLoss'),
    activeMembers: amount('activeMembers'),
    betAmount: amount('betAmount'),
    rate: (parts ?? 0) / 10_000,
  }
}

/**
 * Parses typed steps in their order: within a period, no requirement may be lower than in the step before, one must be
 * higher, and the rate must be higher. `mostIn`: the highest rate that may be offered in a period.
 */
export function readTerms(
  typed: readonly TypedTerm[],
  formats: TermFormats,
  mostIn: (period: Term['period']) => number,
): readonly (Term | TermProblems)[] {
  const read = typed.map((each) => readTerm(each, formats, mostIn(each.period)))
  return read.map((term, at) => {
    if ('problems' in term) return term
    const earlier = read.slice(0, at).findLastIndex((each) => !('problems' in each) && each.period === term.period)
    const before = read[earlier]
    if (before === undefined || 'problems' in before) return term
    const problems = problemsBeside(term, before)
    return Object.keys(problems).length === 0 ? term : { problems, before: earlier + 1 }
  })
}

function problemsBeside(term: Term, before: Term): TermProblems['problems'] {
  const asked = typedFigures.filter((figure) => figure !== 'rate')
  const problems: Partial<Record<TypedFigure, FigureProblem>> = {}
  for (const figure of asked) if (term[figure] < before[figure]) problems[figure] = 'less'
  if (asked.every((figure) => term[figure] === before[figure])) problems.periodValidBet = 'same'
  if (term.rate <= before.rate) problems.rate = 'notHigher'
  return problems
}
