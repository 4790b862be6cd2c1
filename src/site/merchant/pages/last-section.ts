import type { Section } from '@/contract/generated/merchant-types'
import type { BootData } from '@/contract/site-data/boot-data'

/** The section at the end of every page: responsible play, where any of it is on. */
export function lastSection({
  responsiblePlay: props,
}: Pick<BootData['site'], 'responsiblePlay'>): Section | undefined {
  const { notice, sessionClock, realityCheckMinutes, limits, links } = props
  const isOn = notice || sessionClock || realityCheckMinutes > 0 || limits.length > 0 || links.order.length > 0
  return isOn ? { block: 'responsible-play', props } : undefined
}
