import { text } from '@/sandbox/database/columns'
import type { Database } from '@/sandbox/database/database'

/** Whose figures are meant: the account's own, those of everybody below it, or both. */
export type Reach = 'own' | 'below' | 'whole'

/** An account and what of its team is meant. */
export interface Whose {
  /** Id of the account. */
  readonly owner: string
  readonly reach: Reach
}

/** An account on the way from an agent down to somebody. */
export interface PathStep {
  readonly id: string
  readonly account: string
}

/**
 * SQL: an account (?1) and everybody below it, each once, with the one right below it that they stand under; the account
 * itself is its own branch, on level 0.
 */
export const teamTable = `team (id, branch, level) AS (
    SELECT ?1, ?1, 0
    UNION ALL SELECT a.id, CASE t.level WHEN 0 THEN a.id ELSE t.branch END, t.level + 1
      FROM accounts a JOIN team t ON a.upline = t.id
  )`

const levels = { own: 'level = 0', below: 'level > 0', whole: 'level >= 0' } as const

/** SQL: which rows of the team count. */
export const levelOf = (reach: Reach): string => levels[reach]

/** SQL: the ids that are meant, of the account that one argument (`?`) names. */
export const idsOf = (reach: Reach): string =>
  reach === 'own'
    ? '(SELECT ?)'
    : `(WITH RECURSIVE below (id, level) AS (
        SELECT ?, 0 UNION ALL SELECT a.id, b.level + 1 FROM accounts a JOIN below b ON a.upline = b.id
      ) SELECT id FROM below WHERE ${levelOf(reach)})`

/** The way from an account down to somebody below it, by name in any case, both counted; undefined where nobody of that name stands there. */
export async function pathTo(
  database: Database,
  top: { readonly id: string; readonly merchant: string },
  name: string,
): Promise<readonly PathStep[] | undefined> {
  const path = await database.rows(
    { id: text, account: text },
    `WITH RECURSIVE up (id, account, upline, steps) AS (
        SELECT id, account, upline, 0 FROM accounts WHERE merchant = ?1 AND account_key = ?2
        UNION ALL SELECT a.id, a.account, a.upline, u.steps + 1 FROM accounts a JOIN up u ON a.id = u.upline
          WHERE u.id <> ?3
      ) SELECT id, account FROM up ORDER BY steps DESC`,
    [top.merchant, name.toLowerCase(), top.id],
  )
  return path[0]?.id === top.id ? path : undefined
}
