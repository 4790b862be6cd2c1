import type { Account } from '@/sandbox/database/tables'
import type { GatewayCall } from '@/sandbox/gateway-call'
import { Refusal } from '@/sandbox/refusal'
import { KeyUsedError, NotEnoughError, type Entry, type PostedEntry } from './entry'

/**
 * Posts what a call asks for, once for each key: what was posted before is answered again, whatever has changed
 * since. `plan` says what to post, or throws a Refusal; it is asked only the first time.
 */
export async function postIntent(
  { services, merchant, texts, name, request, key }: GatewayCall<unknown>,
  { id }: Account,
  plan: () => Promise<Pick<Entry, 'kind' | 'movements' | 'details'>>,
): Promise<PostedEntry> {
  if (key === undefined) throw new TypeError(`${name} is no money call: it comes without a key`)
  const intent = { key, call: name, request }
  try {
    const before = await services.ledger.findIntent(id, intent)
    if (before !== undefined) return before
    return await services.ledger.post({ merchant: merchant.code, account: id, ...(await plan()) }, intent)
  } catch (error) {
    if (error instanceof NotEnoughError) throw new Refusal('not_enough', texts.say('not_enough'))
    if (error instanceof KeyUsedError) throw new Refusal('key_used', texts.say('key_used'), { status: 422 })
    throw error
  }
}
