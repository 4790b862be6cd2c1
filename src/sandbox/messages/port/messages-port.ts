import type { Feedbacks } from '@/sandbox/messages/feedbacks'
import type { Messages } from '@/sandbox/messages/messages'
import type { Limiter } from '@/sandbox/verification/port/limiter'

export type { Message, Messages } from '@/sandbox/messages/messages'

/** Messages to players, and messages and feedback from them. */
export interface MessagesPort {
  readonly messages: Messages
  readonly feedbacks: Feedbacks
  /** Rate limit for messages written by one account. */
  readonly messageLimits: { readonly sentMessages: Limiter }
}
