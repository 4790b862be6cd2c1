import type { Client, InStatement } from '@libsql/client'
import { randomUUID } from 'node:crypto'
import type { Feedback, SandboxFeedback } from '@/contract/generated/gateway-types'
import { textOf } from '@/sandbox/database/text-of'
import type { UploadedPicture } from '@/sandbox/call/uploaded-picture'

interface NewFeedback extends Pick<Feedback['request'], 'type' | 'content'> {
  readonly merchant: string
  /** Who wrote it; of a visitor nobody knows. */
  readonly account: string | undefined
  readonly pictures: readonly UploadedPicture[]
}

/** What visitors and players had to say, for the platform's staff. */
export interface Feedbacks {
  add(feedback: NewFeedback): Promise<void>
  /** The newest first. */
  of(merchant: string): Promise<SandboxFeedback>
}

export function createFeedbacks(client: Client, clock: () => number): Feedbacks {
  return {
    async add({ merchant, account, type, content, pictures }) {
      const id = randomUUID()
      const statements: InStatement[] = [
        {
          sql: 'INSERT INTO feedback (id, merchant, account, type, content, time) VALUES (?, ?, ?, ?, ?, ?)',
          args: [id, merchant, account ?? null, type, content, clock()],
        },
        ...pictures.map(({ kind, bytes }, at) => ({
          sql: 'INSERT INTO feedback_pictures (feedback, place, kind, bytes) VALUES (?, ?, ?, ?)',
          args: [id, at, kind, bytes],
        })),
      ]
      await client.batch(statements, 'write')
    },

    async of(merchant) {
      const { rows } = await client.execute({
        sql: `SELECT account, type, content, time,
                (SELECT json_group_array(json_object('kind', kind, 'size', length(bytes)) ORDER BY place)
                 FROM feedback_pictures WHERE feedback = id) AS pictures
              FROM feedback WHERE merchant = ? ORDER BY time DESC, rowid DESC`,
        args: [merchant],
      })
      return rows.map(({ account, type, content, time, pictures }) => ({
        account: account === null ? null : textOf(account),
        type: textOf(type),
        content: textOf(content),
        pictures: JSON.parse(textOf(pictures)) as SandboxFeedback[number]['pictures'],
        time: new Date(Number(time)).toISOString(),
      }))
    },
  }
}
