interface Step {
  readonly period: string
  readonly rate: number
}

/**
 * The highest rate of the steps in a period; 0 without any. Each period is paid separately, so each has a rate of its
 * own (2 §3).
 */
export const rateIn = (steps: readonly Step[], period: string): number =>
  Math.max(0, ...steps.filter((step) => step.period === period).map(({ rate }) => rate))

/**
 * Whether the steps pay more in any period than those of the upline (2 §4). Their requirements are not compared,
 * because a downline's team is part of the upline's, and achieves less.
 */
export const isAbove = (steps: readonly Step[], above: readonly Step[]): boolean =>
  steps.some(({ period, rate }) => rate > rateIn(above, period))
