import { text } from '@/sandbox/database/columns'
import type { Database } from '@/sandbox/database/database'
import { KeyUsedError } from '@/sandbox/ledger/port/entry'
import { hashOf, postTogether } from '@/sandbox/ledger/port/post-entry'
import type { UploadedPicture } from '@/sandbox/call/uploaded-picture'
import { returned } from './withdrawal-entries'
import type { WithdrawalAnswer, WithdrawalRow } from './withdrawal-row'

/** The player's confirmation of a withdrawal; `received` if only a part arrived. */
interface Confirmed {
  readonly answer: Exclude<WithdrawalAnswer, 'forced'>
  readonly received: number | null
}

/** Confirmations of withdrawals, and what happens to those that did not arrive. */
export interface WithdrawalAnswers {
  /** The confirmation made under a key. Throws KeyUsedError if the key was used for something else. */
  findAnswer(
    row: Pick<WithdrawalRow, 'merchant' | 'account'>,
    key: string,
    request: unknown,
  ): Promise<WithdrawalRow | undefined>
  /** Stores a picture as proof that the money did not arrive, as long as the player may confirm. */
  prove(number: string, proof: UploadedPicture): Promise<void>
  /** Confirms whether a withdrawal arrived, once and in time. Returns whether this call did it. */
  confirm(row: WithdrawalRow, answer: Confirmed, key: string, request: unknown): Promise<boolean>
  /**
   * Closes the review of a withdrawal reported as missing: paid, or returned. Returns whether this is the recorded
   * result.
   */
  review(row: WithdrawalRow, review: 'paid' | 'returned'): Promise<boolean>
}

type Find = (merchant: string, number: string) => Promise<WithdrawalRow | undefined>

export function createWithdrawalAnswers(database: Database, clock: () => number, find: Find): WithdrawalAnswers {
  return {
    async findAnswer({ merchant, account }, key, request) {
      const found = await database.first(
        { number: text, answerHash: text },
        'SELECT number, answer_hash FROM withdrawals WHERE account = ? AND answer_key = ?',
        [account, key],
      )
      if (found === undefined) return undefined
      if (found.answerHash !== hashOf({ call: 'confirmWithdrawal', request }))
        throw new KeyUsedError('another request came under this key')
      return find(merchant, found.number)
    },

    async prove(number, { kind, bytes }) {
      await database.run({
        sql: 'UPDATE withdrawals SET proof_kind = ?, proof = ? WHERE number = ? AND answer IS NULL',
        args: [kind, bytes, number],
      })
    },

    async confirm({ number }, { answer, received }, key, request) {
      const changed = await database.run({
        sql: `UPDATE withdrawals SET answer = ?1, received = ?2, answered = ?3, answer_key = ?4, answer_hash = ?5
          WHERE number = ?6 AND answer IS NULL AND confirm_until > ?3`,
        args: [answer, received, clock(), key, hashOf({ call: 'confirmWithdrawal', request }), number],
      })
      return changed === 1
    },

    async review(row, review) {
      const { number, account, merchant } = row
      const intent = { key: `review/${number}`, call: 'cash', request: { number, review } } as const
      const book = {
        sql: `UPDATE withdrawals SET review = ?1, reviewed = ?2,
          review_receipt = (SELECT number FROM entries WHERE account = ?3 AND key = ?4) WHERE number = ?5`,
        args: [review, clock(), account, intent.key, number],
      }
      try {
        if (review === 'paid') await database.run(book)
        else await postTogether(database, clock(), [returned(row)], [book], intent)
      } catch (error) {
        // An earlier review had the other result, so nothing was changed.
        if (!(error instanceof Error && error.message.includes('the request has ended'))) throw error
      }
      return (await find(merchant, number))?.review === review
    },
  }
}
