import { addDays, daysBetween, isDay, startOfDay } from '@/contract/time/day'
import type { GatewayCall } from './gateway-call'
import { Refusal } from './refusal'

/** The moments that the days of a statement begin and end with, in the merchant's time zone. Refuses what is no range. */
export function momentsOf(
  { request, merchant, texts }: Pick<GatewayCall<{ from: string; to: string }>, 'request' | 'merchant' | 'texts'>,
  longest: number,
): { from: number; to: number } {
  const { from, to } = request
  if (!isDay(from) || !isDay(to)) throw new Refusal('date_invalid', texts.say('date_invalid'))
  const days = daysBetween(from, to)
  if (days < 1) throw new Refusal('range_reversed', texts.say('range_reversed'))
  if (days > longest)
    throw new Refusal('range_too_long', texts.say('range_too_long', { n: String(longest) }), { value: { longest } })
  return { from: startOfDay(merchant.timeZone, from), to: startOfDay(merchant.timeZone, addDays(to, 1)) }
}

/** A page of a statement with the time of the server, from which a site counts its days. */
export const dated = <Page extends object>({ services }: Pick<GatewayCall<unknown>, 'services'>, page: Page) => ({
  now: new Date(services.clock()).toISOString(),
  ...page,
})
