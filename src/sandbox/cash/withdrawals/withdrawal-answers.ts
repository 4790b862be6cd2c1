import { text } from '@/sandbox/database/columns'
import type { Database } from '@/sandbox/database/database'
import { KeyUsedError } from '@/sandbox/ledger/port/entry'
import { hashOf, postTogether } from '@/sandbox/ledger/port/post-entry'
import type { UploadedPicture } from '@/sandbox/call/uploaded-picture'
import { returned } from './withdrawal-entries'
import type { WithdrawalAnswer, WithdrawalRow } from './withdrawal-row'

/** What its player says of a withdrawal: `received` where it was a part. */
interface Confirmed {
  readonly answer: Exclude<WithdrawalAnswer, 'forced'>
  readonly received: number | null
}

/** Whether withdrawals came, and what is done about those that did not. */
export interface WithdrawalAnswers {
  /** What was answered under a key. Throws KeyUsedError when it was something else. */
  findAnswer(
    row: Pick<WithdrawalRow, 'merchant' | 'account'>,
    key: string,
    request: unknown,
  ): Promise<WithdrawalRow | undefined>
  /** Keeps a picture that shows that it did not come, as long as it is asked. */
  prove(number: string, proof: UploadedPicture): Promise<void>
  /** Says whether it came, once and in time. Answers whether this was it. */
  confirm(row: WithdrawalRow, answer: Confirmed, key: string, request: unknown): Promise<boolean>
  /** Ends what did not come: it was paid, or is given back. Answers whether that is what was found. */
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
        // It was found otherwise before: then neither is done.
        if (!(error instanceof Error && error.message.includes('the request has ended'))) throw error
      }
      return (await find(merchant, number))?.review === review
    },
  }
}
