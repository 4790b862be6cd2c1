import { flag, integer, orNull, text, word } from '@/sandbox/database/columns'
import type { Database } from '@/sandbox/database/database'
import { hashOfToken } from '@/sandbox/accounts/port/hash-of-token'

/** Place and device of a sign-in. */
export interface Visit {
  /** An address, or the name of a place. */
  readonly place: string
  readonly device: string | undefined
}

export interface SignIn {
  /** Milliseconds since 1970. */
  readonly time: number
  readonly place: string | undefined
  readonly device: string | undefined
  /** this: the session of the request; open: another open session. */
  readonly state: 'this' | 'open' | 'ended'
}

/** The sign-ins of accounts. */
export interface SignIns {
  add(merchant: string, account: string, token: string, visit: Visit): Promise<void>
  /** Writes the initial sign-ins of an account, if it has none. */
  begin(merchant: string, account: string, visits: readonly (Visit & { readonly time: number })[]): Promise<void>
  /** The latest sign-ins, newest first. `token`: that of the request. */
  lastOf(account: string, token: string, most: number): Promise<SignIn[]>
  /** Whether the account was signed in from a place before; `first` if it never was from anywhere. */
  knows(account: string, place: string): Promise<'known' | 'new' | 'first'>
}

export function createSignIns(database: Database, clock: () => number): SignIns {
  const insert = 'INSERT INTO sign_ins (merchant, account, session, time, place, device)'
  return {
    async add(merchant, account, token, { place, device = null }) {
      await database.run({
        sql: `${insert} VALUES (?, ?, ?, ?, ?, ?)`,
        args: [merchant, account, hashOfToken(token), clock(), place, device],
      })
    },

    async begin(merchant, account, visits) {
      await database.run({
        sql: `${insert} SELECT ?1, ?2, '', value ->> 'time', value ->> 'place', value ->> 'device' FROM json_each(?3)
          WHERE NOT EXISTS (SELECT 1 FROM sign_ins WHERE account = ?2)`,
        args: [merchant, account, JSON.stringify(visits)],
      })
    },

    async lastOf(account, token, most) {
      const signIns = await database.rows(
        { time: integer, place: orNull(text), device: orNull(text), state: word<SignIn['state']>() },
        `SELECT time, place, device, CASE WHEN session = ?2 THEN 'this' WHEN expires_at > ?3 THEN 'open'
            ELSE 'ended' END AS state
          FROM sign_ins LEFT JOIN sessions ON token_hash = session WHERE account = ?1
          ORDER BY time DESC, id DESC LIMIT ?4`,
        [account, hashOfToken(token), clock(), most],
      )
      return signIns.map(({ place, device, ...signIn }) => ({
        ...signIn,
        place: place ?? undefined,
        device: device ?? undefined,
      }))
    },

    async knows(account, place) {
      // Seeded sign-ins have no session, so they do not count.
      const { known } = await database.only(
        { known: orNull(flag) },
        `SELECT max(place = ?2) AS known FROM sign_ins WHERE account = ?1 AND session <> ''`,
        [account, place],
      )
      return known === null ? 'first' : known ? 'known' : 'new'
    },
  }
}
