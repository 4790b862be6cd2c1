import { text } from '@/sandbox/database/columns'
import type { Database } from '@/sandbox/database/database'

/** Whose figures are meant: the account's own, those of its downlines, or both. */
export type Reach = 'own' | 'below' | 'whole'

/** An account, and which part of its team is meant. */
export interface Whose {
  /** Id of the account. */
  readonly owner: string
  readonly reach: Reach
}

/** One account on the path from an agent down to a downline. */
export interface PathStep {
  readonly id: string
  readonly account: string
}

/**
 * SQL: an account (?1) and all its downlines, each once, with the direct downline whose branch they belong to. The
 * account is its own branch, on level 0.
 */
export const teamTable = `team (id, branch, level) AS (
    SELECT ?1, ?1, 0
    UNION ALL SELECT a.id, CASE t.level WHEN 0 THEN a.id ELSE t.branch END, t.level + 1
      FROM accounts a JOIN team t ON a.upline = t.id
  )`

const levels = { own: 'level = 0', below: 'level > 0', whole: 'level >= 0' } as const

/** SQL condition that selects the team rows of a reach by their level. */
export const levelOf = (reach: Reach): string => levels[reach]

/** SQL subquery for the ids within a reach of the account given by one parameter (`?`). */
export const idsOf = (reach: Reach): string =>
  reach === 'own'
    ? '(SELECT ?)'
    : `(WITH RECURSIVE below (id, level) AS (
        SELECT ?, 0 UNION ALL SELECT a.id, b.level + 1 FROM accounts a JOIN below b ON a.upline = b.id
      ) SELECT id FROM below WHERE ${levelOf(reach)})`

/**
 * The path from an account down to a downline, found by name in any case, with both ends. Undefined if no downline has
 * that name.
 */
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
