import type { GatewayCall } from '@/sandbox/call/gateway-call'
import { Refusal } from '@/sandbox/call/refusal'
import type { Limiter } from './limiter'

/** Throws a Refusal with 429 if the events counted under the key have reached the limit. */
export function refuseTooMany(
  { merchant, texts }: Pick<GatewayCall<unknown>, 'merchant' | 'texts'>,
  limit: Limiter,
  key: string,
  value?: unknown,
): void {
  if (limit.isFull(merchant.code, key))
    throw new Refusal('too_many_tries', texts.say('too_many_tries'), { status: 429, value })
}
