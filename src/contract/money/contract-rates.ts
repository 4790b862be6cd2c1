interface Step {
  readonly period: string
  readonly rate: number
}

/** The highest rate that steps pay in a period; 0 without any. Each period is paid by itself, so each has a rate of its own (2 §3). */
export const rateIn = (steps: readonly Step[], period: string): number =>
  Math.max(0, ...steps.filter((step) => step.period === period).map(({ rate }) => rate))

/**
 * Whether somebody's steps pay more in any period than those of the one above do (2 §4). What they ask for is not
 * compared: a team below is a part of the team above, and reaches less.
 */
export const isAbove = (steps: readonly Step[], above: readonly Step[]): boolean =>
  steps.some(({ period, rate }) => rate > rateIn(above, period))
