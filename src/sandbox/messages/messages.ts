import { wordsOf, type MessageWords } from './port/message-words'
import { flag, integer, orNull, text } from '@/sandbox/database/columns'
import type { Database } from '@/sandbox/database/database'

/** A message to an account. */
export interface Message {
  readonly title: string
  /** HTML. */
  readonly content: string
  /** Milliseconds since 1970. */
  readonly time: number
  /**
   * Title and content in each language of the merchant, by language code. Without it, the message exists only as
   * written.
   */
  readonly words?: MessageWords
}

export interface ReceivedMessage extends Omit<Message, 'words'> {
  readonly id: string
  /** Name of the author's account; undefined for the platform. */
  readonly from: string | undefined
  readonly isRead: boolean
}

export interface Messages {
  /** `from`: name of the author's account, if it is not the platform. */
  send(merchant: string, accounts: readonly string[], message: Message, from?: string): Promise<void>
  /** A page of an account's messages, newest first, in the given language if they have it, and their total number. */
  pageOf(
    account: string,
    page: { readonly no: number; readonly size: number },
    language: string,
  ): Promise<{ list: ReceivedMessage[]; total: number }>
  /** Marks an account's messages as read; all of them if no ids are given. */
  read(account: string, ids?: readonly string[]): Promise<void>
  remove(account: string, ids: readonly string[]): Promise<void>
  /** Writes the initial messages of an account, if it has never had one. */
  begin(merchant: string, account: string, messages: readonly Message[]): Promise<void>
  unreadOf(account: string): Promise<number>
}

export function createMessages(database: Database): Messages {
  const insert = 'INSERT INTO messages (merchant, account, title, content, time, words'
  return {
    async send(merchant, accounts, { title, content, time, words }, from) {
      await database.run({
        sql: `${insert}, sender) SELECT ?1, value, ?3, ?4, ?5, ?6, ?7 FROM json_each(?2)`,
        args: [merchant, JSON.stringify(accounts), title, content, time, wordsOf(words), from ?? null],
      })
    },

    async pageOf(account, { no, size }, language) {
      const columns = { id: integer, title: text, content: text, time: integer, read: flag, sender: orNull(text) }
      const written = await database.rows(
        { ...columns, total: integer },
        `SELECT id, coalesce(words -> ?4 ->> 'title', title) AS title, time, read, sender,
            coalesce(words -> ?4 ->> 'content', content) AS content, count(*) OVER () AS total FROM messages
          WHERE account = ?1 AND removed = 0 ORDER BY time DESC, id DESC LIMIT ?2 OFFSET ?3`,
        [account, size, (no - 1) * size, language],
      )
      const list = written.map(({ id, title, content, time, read, sender }) => ({
        id: String(id),
        title,
        content,
        time,
        from: sender ?? undefined,
        isRead: read,
      }))
      return { list, total: written[0]?.total ?? 0 }
    },

    async read(account, ids) {
      await database.run({
        sql: 'UPDATE messages SET read = 1 WHERE account = ?1 AND (?2 IS NULL OR id IN (SELECT value FROM json_each(?2)))',
        args: [account, idList(ids)],
      })
    },

    async remove(account, ids) {
      await database.run({
        sql: 'UPDATE messages SET removed = 1 WHERE account = ?1 AND id IN (SELECT value FROM json_each(?2))',
        args: [account, idList(ids)],
      })
    },

    async begin(merchant, account, messages) {
      const rows = messages.map(({ title, content, time, words }) => [title, content, time, wordsOf(words)])
      await database.run({
        sql: `${insert}) SELECT ?1, ?2, value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?3)
          WHERE NOT EXISTS (SELECT 1 FROM messages WHERE account = ?2)`,
        args: [merchant, account, JSON.stringify(rows)],
      })
    },

    async unreadOf(account) {
      return (
        await database.only(
          { unread: integer },
          'SELECT count(*) AS unread FROM messages WHERE account = ? AND read = 0 AND removed = 0',
          [account],
        )
      ).unread
    },
  }
}

/** Ids are numbers in the database and texts elsewhere. */
function idList(ids: readonly string[] | undefined): string | null {
  return ids === undefined ? null : JSON.stringify(ids.map(Number))
}
