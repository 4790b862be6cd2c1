import type { Feedbacks } from '@/sandbox/messages/feedbacks'
import type { Messages } from '@/sandbox/messages/messages'
import type { Limiter } from '@/sandbox/verification/port/limiter'

export type { Message, Messages } from '@/sandbox/messages/messages'

/** What is written to players, and what they write. */
export interface MessagesPort {
  readonly messages: Messages
  readonly feedbacks: Feedbacks
  /** Messages that one account wrote. */
  readonly messageLimits: { readonly sentMessages: Limiter }
}
