import { addDays, daysBetween, isDay, startOfDay } from '@/contract/time/day'
import type { GatewayCall } from './gateway-call'
import { Refusal } from './refusal'

/**
 * The instants at which the days of a statement begin and end, in the merchant's time zone. Throws a Refusal for an
 * invalid range.
 */
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

/** Adds the server's time to a page of a statement, as the reference from which the site counts days. */
export const dated = <Page extends object>({ services }: Pick<GatewayCall<unknown>, 'services'>, page: Page) => ({
  now: new Date(services.clock()).toISOString(),
  ...page,
})
