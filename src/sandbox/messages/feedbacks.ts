import { integer, json, orNull, text } from '@/sandbox/database/columns'
import type { Database, SqlStatement } from '@/sandbox/database/database'
import { randomUUID } from 'node:crypto'
import type { Feedback, SandboxFeedback } from '@/contract/generated/gateway-types'
import type { UploadedPicture } from '@/sandbox/call/uploaded-picture'

interface NewFeedback extends Pick<Feedback['request'], 'type' | 'content'> {
  readonly merchant: string
  /** Id of the author; undefined for a visitor. */
  readonly account: string | undefined
  readonly pictures: readonly UploadedPicture[]
}

/** Feedback from visitors and players, for the platform's staff. */
export interface Feedbacks {
  add(feedback: NewFeedback): Promise<void>
  /** Newest first. */
  of(merchant: string): Promise<SandboxFeedback>
}

const feedbackColumns = {
  account: orNull(text),
  type: text,
  content: text,
  pictures: json<SandboxFeedback[number]['pictures']>(),
  time: integer,
}

export function createFeedbacks(database: Database, clock: () => number): Feedbacks {
  return {
    async add({ merchant, account, type, content, pictures }) {
      const id = randomUUID()
      const statements: SqlStatement[] = [
        {
          sql: 'INSERT INTO feedback (id, merchant, account, type, content, time) VALUES (?, ?, ?, ?, ?, ?)',
          args: [id, merchant, account ?? null, type, content, clock()],
        },
        ...pictures.map(({ kind, bytes }, at) => ({
          sql: 'INSERT INTO feedback_pictures (feedback, place, kind, bytes) VALUES (?, ?, ?, ?)',
          args: [id, at, kind, bytes],
        })),
      ]
      await database.write(statements)
    },

    async of(merchant) {
      const feedbacks = await database.rows(
        feedbackColumns,
        `SELECT account, type, content, time,
                (SELECT json_group_array(json_object('kind', kind, 'size', length(bytes)) ORDER BY place)
                 FROM feedback_pictures WHERE feedback = id) AS pictures
              FROM feedback WHERE merchant = ? ORDER BY time DESC, rowid DESC`,
        [merchant],
      )
      return feedbacks.map(({ time, ...feedback }) => ({ ...feedback, time: new Date(time).toISOString() }))
    },
  }
}
