import { text } from '@/sandbox/database/columns'
import type { Database } from '@/sandbox/database/database'
import type { CallName } from '@/contract/endpoints/endpoints'
import type { Account } from '@/sandbox/call/account'
import { hashOf } from './port/post-entry'

/**
 * Binds each idempotency key to a call: an account's key stands for one call with one request, whatever the outcome.
 */
export interface IntentKeys {
  /** Reserves the key for the call unless it is used. Returns whether the key belongs to this call. */
  take(account: Account, key: string, call: CallName, request: unknown): Promise<boolean>
}

export function createIntentKeys(database: Database): IntentKeys {
  return {
    async take({ id, merchant }, key, call, request) {
      const hash = hashOf({ call, request: withoutSecrets(request) })
      await database.run({
        sql: 'INSERT OR IGNORE INTO intent_keys (merchant, account, key, request_hash) VALUES (?, ?, ?, ?)',
        args: [merchant, id, key, hash],
      })
      const kept = await database.only(
        { requestHash: text },
        'SELECT request_hash FROM intent_keys WHERE account = ? AND key = ?',
        [id, key],
      )
      return kept.requestHash === hash
    },
  }
}

/** Leaves out passwords: another password does not make it a different request. */
function withoutSecrets(request: unknown): unknown {
  if (typeof request !== 'object' || request === null) return request
  return Object.fromEntries(Object.entries(request).filter(([name]) => !secrets.has(name)))
}

const secrets = new Set(['password', 'paymentPassword'])
