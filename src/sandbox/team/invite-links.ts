import { integer, orNull, text, type Columns } from '@/sandbox/database/columns'
import type { Database } from '@/sandbox/database/database'
import { randomBytes } from 'node:crypto'

/** An invitation link for registrations. The rebate in ten-thousandths, times in milliseconds since 1970. */
export interface InviteLink {
  readonly code: string
  /** Id of the agent whose team new accounts join. */
  readonly account: string
  readonly type: number
  readonly rebate: number
  readonly created: number
  readonly expires: number | null
  readonly removed: number | null
  /** Number of accounts registered with it. */
  readonly registrations: number
}

export interface InviteLinks {
  make(merchant: string, link: Pick<InviteLink, 'account' | 'type' | 'rebate' | 'expires'>): Promise<InviteLink>
  /** The link of a code, ignoring case, even if it has been removed or has expired. */
  find(merchant: string, code: string): Promise<InviteLink | undefined>
  /** A page of an agent's links that were not removed, newest first, and their total number. */
  pageOf(
    account: string,
    page: { readonly no: number; readonly size: number },
  ): Promise<{ items: InviteLink[]; total: number }>
  /** Returns false if it was already removed, or belongs to another agent. */
  remove(account: string, code: string): Promise<boolean>
}

/** Letters and digits that cannot be confused. */
const digits = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

const counted = `SELECT i.*, count(*) OVER () AS total, (SELECT count(*) FROM accounts a
    WHERE a.upline = i.account AND upper(a.profile ->> 'affiliateCode') = i.code) AS registrations
  FROM invite_links i`

export function createInviteLinks(database: Database, clock: () => number): InviteLinks {
  async function find(merchant: string, code: string): Promise<InviteLink | undefined> {
    const sql = `${counted} WHERE i.merchant = ? AND i.code = ?`
    return database.first(linkColumns, sql, [merchant, code.trim().toUpperCase()])
  }

  return {
    find,

    async make(merchant, { account, type, rebate, expires }) {
      const code = [...randomBytes(8)].map((byte) => digits[byte % digits.length]).join('')
      const created = clock()
      await database.run({
        sql: `INSERT INTO invite_links (merchant, code, account, type, rebate, created, expires) VALUES (?, ?, ?, ?, ?, ?, ?)`,
        args: [merchant, code, account, type, rebate, created, expires],
      })
      return { code, account, type, rebate, created, expires, removed: null, registrations: 0 }
    },

    async pageOf(account, { no, size }) {
      const links = await database.rows(
        { ...linkColumns, total: integer },
        `${counted} WHERE i.account = ? AND i.removed IS NULL ORDER BY i.created DESC, i.code LIMIT ? OFFSET ?`,
        [account, size, (no - 1) * size],
      )
      return { items: links.map(({ total: _, ...link }) => link), total: links[0]?.total ?? 0 }
    },

    async remove(account, code) {
      const changed = await database.run({
        sql: 'UPDATE invite_links SET removed = ? WHERE account = ? AND code = ? AND removed IS NULL',
        args: [clock(), account, code.toUpperCase()],
      })
      return changed === 1
    },
  }
}

const linkColumns: Columns<InviteLink> = {
  code: text,
  account: text,
  type: integer,
  rebate: integer,
  created: integer,
  expires: orNull(integer),
  removed: orNull(integer),
  registrations: integer,
}
