import type { CallName } from '@/contract/endpoints/endpoints'
import type { Gateway } from '@/site/gateway/gateway'
import { GatewayError } from '@/site/gateway/gateway-error'

/** An answer's value, or how it is made from what is asked; a server that never answers, or one that cannot be reached. */
export type StoryAnswer = { readonly value: unknown } | 'waiting' | 'failed'

export type StoryAnswers = { readonly [Call in CallName]?: StoryAnswer }

/** A gateway without a network. */
export function storyGateway(answerTo: (call: CallName) => StoryAnswer): Gateway {
  return {
    async send({ name }, request, { signal } = {}) {
      signal?.throwIfAborted()
      const answer = answerTo(name)
      if (answer === 'waiting') return new Promise<never>(() => {})
      // Not of kind network: that one is tried again by itself, and a story is to stand still.
      if (answer === 'failed') throw new GatewayError({ kind: 'contract', call: name, message: 'a story of failure' })
      return isMade(answer.value) ? answer.value(request) : answer.value
    },
  }
}

function isMade(value: unknown): value is (request: object) => unknown {
  return typeof value === 'function'
}
