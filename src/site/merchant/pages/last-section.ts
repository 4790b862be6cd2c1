import type { ResponsiblePlayProps, Section } from '@/contract/generated/merchant-types'

/** The section at the end of every page: responsible play, where any of it is on. */
export function lastSection({
  responsiblePlay: props,
}: {
  readonly responsiblePlay: ResponsiblePlayProps
}): Section | undefined {
  const { notice, sessionClock, realityCheckMinutes, limits, links } = props
  const isOn = notice || sessionClock || realityCheckMinutes > 0 || limits.length > 0 || links.order.length > 0
  return isOn ? { block: 'responsible-play', props } : undefined
}
