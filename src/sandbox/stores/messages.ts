import type { Client } from '@libsql/client'

/** A message of the platform to an account. */
export interface Message {
  readonly title: string
  readonly content: string
  /** Milliseconds since 1970. */
  readonly time: number
}

export interface Messages {
  send(merchant: string, account: string, message: Message): Promise<void>
  /** Writes what an account begins with, if it never had a message. */
  begin(merchant: string, account: string, messages: readonly Message[]): Promise<void>
  unreadOf(account: string): Promise<number>
  clear(merchant: string): Promise<void>
}

export function createMessages(client: Client): Messages {
  const insert = 'INSERT INTO messages (merchant, account, title, content, time)'
  return {
    async send(merchant, account, { title, content, time }) {
      await client.execute({ sql: `${insert} VALUES (?, ?, ?, ?, ?)`, args: [merchant, account, title, content, time] })
    },

    async begin(merchant, account, messages) {
      const rows = messages.map(({ title, content, time }) => [title, content, time])
      await client.execute({
        sql: `${insert} SELECT ?1, ?2, value ->> 0, value ->> 1, value ->> 2 FROM json_each(?3)
          WHERE NOT EXISTS (SELECT 1 FROM messages WHERE account = ?2)`,
        args: [merchant, account, JSON.stringify(rows)],
      })
    },

    async unreadOf(account) {
      const { rows } = await client.execute({
        sql: 'SELECT count(*) AS unread FROM messages WHERE account = ? AND read = 0',
        args: [account],
      })
      return Number(rows[0]?.['unread'])
    },

    async clear(merchant) {
      await client.execute({ sql: 'DELETE FROM messages WHERE merchant = ?', args: [merchant] })
    },
  }
}
