import type { DevicePush, KnownPush } from '@/contract/generated/gateway-types'
import { text } from '@/sandbox/database/columns'
import type { Database } from '@/sandbox/database/database'

/** Whose devices get notifications. */
export interface PushSubscriptions {
  /**
   * Binds a subscription to an account, whose oldest ones go when there are too many. One that another account has is
   * taken over by its secret alone, which the device tells whoever is signed in on it; resolves to whether it was. Its
   * address is no proof: it stands in the logs of proxies and push services.
   */
  add(owner: { merchant: string; account: string }, subscription: DevicePush): Promise<boolean>
  /**
   * Puts a new subscription in the place of a known one. An unknown one changes nothing, and neither does the address of
   * somebody else's.
   */
  renew(merchant: string, old: KnownPush, next: DevicePush): Promise<void>
  remove(merchant: string, known: KnownPush): Promise<void>
  /** The push service does not know it any more. */
  forget(endpoint: string): Promise<void>
  of(account: string): Promise<DevicePush[]>
}

/** Devices of one account. */
const most = 10

const columns = { endpoint: text, p256dh: text, auth: text }

export function createPushSubscriptions(database: Database, clock: () => number): PushSubscriptions {
  return {
    async add({ merchant, account }, { endpoint, p256dh, auth }) {
      const [bound] = await database.write([
        {
          sql: `INSERT INTO push_subscriptions VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (endpoint) DO UPDATE SET
              merchant = excluded.merchant, account = excluded.account, p256dh = excluded.p256dh,
              auth = excluded.auth, time = excluded.time
            WHERE push_subscriptions.account = excluded.account OR push_subscriptions.auth = excluded.auth`,
          args: [endpoint, merchant, account, p256dh, auth, clock()],
        },
        {
          sql: `DELETE FROM push_subscriptions WHERE account = ?1 AND endpoint NOT IN (
              SELECT endpoint FROM push_subscriptions WHERE account = ?1 ORDER BY time DESC, rowid DESC LIMIT ?2)`,
          args: [account, most],
        },
      ])
      return bound.rowsAffected > 0
    },

    async renew(merchant, old, { endpoint, p256dh, auth }) {
      await database.run({
        sql: `UPDATE OR REPLACE push_subscriptions SET endpoint = ?, p256dh = ?, auth = ?
          WHERE merchant = ? AND endpoint = ? AND auth = ?
            AND NOT EXISTS (SELECT 1 FROM push_subscriptions WHERE endpoint = ? AND auth <> ?)`,
        args: [endpoint, p256dh, auth, merchant, old.endpoint, old.auth, endpoint, auth],
      })
    },

    async remove(merchant, { endpoint, auth }) {
      await database.run({
        sql: 'DELETE FROM push_subscriptions WHERE merchant = ? AND endpoint = ? AND auth = ?',
        args: [merchant, endpoint, auth],
      })
    },

    async forget(endpoint) {
      await database.run({ sql: 'DELETE FROM push_subscriptions WHERE endpoint = ?', args: [endpoint] })
    },

    of: (account) =>
      database.rows(
        columns,
        'SELECT endpoint, p256dh, auth FROM push_subscriptions WHERE account = ? ORDER BY time, rowid',
        [account],
      ),
  }
}

/** The server's key pair (VAPID, RFC 8292). The private key stays in the database. */
export interface PushKeys {
  pair(): Promise<{ readonly publicKey: string; readonly privateKey: string }>
}

/** The pair is made when it is first asked for; of two servers on one database the first one makes it. */
export function createPushKeys(database: Database, generate: PushKeys['pair']): PushKeys {
  const known = () => database.first({ public: text, private: text }, 'SELECT public, private FROM push_keys')
  return {
    async pair() {
      if ((await known()) === undefined) {
        const { publicKey, privateKey } = await generate()
        await database.run({ sql: 'INSERT OR IGNORE INTO push_keys VALUES (1, ?, ?)', args: [publicKey, privateKey] })
      }
      const pair = await known()
      if (pair === undefined) throw new Error('the database keeps no key')
      return { publicKey: pair.public, privateKey: pair.private }
    },
  }
}
