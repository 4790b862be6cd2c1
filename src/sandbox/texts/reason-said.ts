import { messages } from './messages'
import type { Texts } from './texts'

/**
 * Why the platform's staff refused something, as its player reads it: what they wrote, or the sentence of the schema for
 * those who wrote nothing, which is the server's own and in the language of the call.
 */
export const reasonSaid = ({ say }: Texts, reason: string | null): string | null =>
  reason === messages.en.not_carried_out ? say('not_carried_out') : reason
