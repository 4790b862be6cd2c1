import type { SqlStatement } from '@/sandbox/database/database'
import type { LedgerPort } from './ledger-port'
import type { Account } from '@/sandbox/call/account'
import type { GatewayCall } from '@/sandbox/call/gateway-call'
import { Refusal } from '@/sandbox/call/refusal'
import { KeyUsedError, NotEnoughError, type Entry, type Movement, type PostedEntry } from './entry'
import { shortfall } from './shortfall'

/** The entry to post, and further statements for the same batch. */
type Plan = Omit<Entry, 'merchant' | 'account'> & { readonly beside?: readonly SqlStatement[] }

/**
 * Posts what a call requests. Idempotent by key: a repeated call returns the entry posted before, whatever has changed
 * since. `plan` returns what to post or throws a Refusal; it runs only the first time.
 */
export async function postIntent(
  { services, merchant, texts, name, request, key }: GatewayCall<unknown, LedgerPort>,
  { id }: Account,
  plan: () => Promise<Plan>,
): Promise<PostedEntry> {
  if (key === undefined) throw new TypeError(`${name} is no money call: it comes without a key`)
  const intent = { key, call: name, request }
  let taken: readonly Movement[] = []
  const missing = async () => {
    const balances = await services.ledger.balancesOf(merchant.code, id)
    const short = taken.find(({ owner, kind, amount }) => owner === id && (balances.get(kind) ?? 0) + amount < 0)
    return short === undefined ? null : shortfall(balances, [short.kind], -short.amount)
  }
  try {
    const before = await services.ledger.findIntent(id, intent)
    if (before !== undefined) return before
    const { beside = [], ...act } = await plan()
    taken = act.movements
    return await services.ledger.postTogether([{ merchant: merchant.code, account: id, ...act }], beside, intent)
  } catch (error) {
    if (error instanceof NotEnoughError)
      throw new Refusal('not_enough', texts.say('not_enough'), { value: await missing() })
    if (error instanceof KeyUsedError) throw new Refusal('key_used', texts.say('key_used'), { status: 422 })
    throw error
  }
}
