import { integer, orNull, text, word, type Columns } from '@/sandbox/database/columns'
import type { Database, Parameter } from '@/sandbox/database/database'
import { entryNumber } from '@/sandbox/ledger/port/entry-number'
import type { UploadedPicture } from '@/sandbox/call/uploaded-picture'

/** An account's application for a promotion. Times in milliseconds since 1970. */
export interface Application {
  readonly number: string
  readonly merchant: string
  readonly account: string
  readonly promotion: string
  readonly comment: string
  readonly pictures: number
  readonly status: 'joined' | 'applying' | 'rejected' | 'issued'
  readonly created: number
  readonly reviewed: number | null
  readonly reason: string | null
}

type NewApplication = Pick<Application, 'merchant' | 'account' | 'promotion' | 'comment'> & {
  readonly status: 'joined' | 'applying'
  readonly pictures: readonly UploadedPicture[]
}

/** The account already has an application. Nothing was written. */
export class AppliedError extends Error {
  override readonly name = 'AppliedError'
}

export interface Applications {
  /** Adds an application. Throws AppliedError. */
  add(application: NewApplication): Promise<void>
  /** An account's applications, oldest first. */
  of(account: string): Promise<Application[]>
  find(merchant: string, number: string): Promise<Application | undefined>
  /** Applications that wait for the platform's staff. */
  waiting(merchant: string): Promise<Application[]>
  /** Approves or rejects an application, once. Returns whether this is its result. */
  review(application: Application, status: 'issued' | 'rejected', reason: string | null): Promise<boolean>
}

export function createApplications(database: Database, clock: () => number): Applications {
  async function read(where: string, args: Parameter[]): Promise<Application[]> {
    const sql = `SELECT *, (SELECT count(*) FROM application_pictures WHERE application = number) AS pictures
      FROM applications WHERE ${where} ORDER BY created, rowid`
    return database.rows(applicationColumns, sql, args)
  }

  const find = async (merchant: string, number: string) =>
    (await read('merchant = ? AND number = ?', [merchant, number]))[0]

  return {
    async add({ merchant, account, promotion, comment, status, pictures }) {
      const number = `A${entryNumber()}`
      const insert = {
        sql: `INSERT INTO applications (number, merchant, account, promotion, comment, status, created)
          VALUES (?, ?, ?, ?, ?, ?, ?)`,
        args: [number, merchant, account, promotion, comment, status, clock()],
      }
      const beside = pictures.map(({ kind, bytes }, at) => ({
        sql: 'INSERT INTO application_pictures (application, place, kind, bytes) VALUES (?, ?, ?, ?)',
        args: [number, at, kind, bytes],
      }))
      try {
        await database.write([insert, ...beside])
      } catch (error) {
        if (error instanceof Error && error.message.includes('applications.promotion'))
          throw new AppliedError('the account has applied before')
        throw error
      }
    },

    of: (account) => read('account = ?', [account]),
    find,
    waiting: (merchant) => read("merchant = ? AND status = 'applying'", [merchant]),

    async review({ merchant, number }, status, reason) {
      await database.run({
        sql: `UPDATE applications SET status = ?, reviewed = ?, reason = ? WHERE number = ? AND status = 'applying'`,
        args: [status, clock(), reason, number],
      })
      return (await find(merchant, number))?.status === status
    },
  }
}

const applicationColumns: Columns<Application> = {
  number: text,
  merchant: text,
  account: text,
  promotion: text,
  comment: text,
  pictures: integer,
  status: word<Application['status']>(),
  created: integer,
  reviewed: orNull(integer),
  reason: orNull(text),
}
