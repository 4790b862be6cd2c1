import type { CallName } from '@/gateway/endpoints'
import type { Gateway } from '@/gateway/gateway'
import { GatewayError } from '@/gateway/gateway-error'

/** An answer's value, a server that never answers, or one that cannot be reached. */
export type StoryAnswer = { readonly value: unknown } | 'waiting' | 'failed'

export type StoryAnswers = { readonly [Call in CallName]?: StoryAnswer }

/** A gateway without a network. */
export function storyGateway(answerTo: (call: CallName) => StoryAnswer): Gateway {
  return {
    async send({ name }, _request, { signal } = {}) {
      signal?.throwIfAborted()
      const answer = answerTo(name)
      if (answer === 'waiting') return new Promise<never>(() => {})
      // Not of kind network: that one is tried again by itself, and a story is to stand still.
      if (answer === 'failed') throw new GatewayError({ kind: 'contract', call: name, message: 'a story of failure' })
      return answer.value
    },
  }
}
