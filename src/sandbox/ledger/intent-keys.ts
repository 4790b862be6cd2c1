import { text } from '@/sandbox/database/columns'
import type { Database } from '@/sandbox/database/database'
import type { CallName } from '@/contract/endpoints/endpoints'
import type { Account } from '@/sandbox/call/account'
import { hashOf } from './port/post-entry'

/** What the keys of intents are for: an account's key is one call's, with one request, whatever became of it. */
export interface IntentKeys {
  /** Takes the key for the call, unless it is taken. Answers whether it is the call's. */
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

/** A password is no part of what is asked: another one is no other request. */
function withoutSecrets(request: unknown): unknown {
  if (typeof request !== 'object' || request === null) return request
  return Object.fromEntries(Object.entries(request).filter(([name]) => !secrets.has(name)))
}

const secrets = new Set(['password', 'paymentPassword'])
