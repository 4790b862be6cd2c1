import type { CallName } from '@/gateway/endpoints'
import type { Gateway } from '@/gateway/gateway'
import { GatewayError } from '@/gateway/gateway-error'
import { exampleAnswers } from './example-answers'

/** An answer's value, a server that never answers, or one that cannot be reached. */
type StoryAnswer = { readonly value: unknown } | 'waiting' | 'failed'

export type StoryAnswers = { readonly [Call in CallName]?: StoryAnswer }

/** A gateway without a network: the story's answers, else the example ones. */
export function storyGateway(answers: StoryAnswers): Gateway {
  return {
    async send({ name }, _request, { signal } = {}) {
      signal?.throwIfAborted()
      const answer = answers[name] ?? { value: exampleAnswers[name] ?? null }
      if (answer === 'waiting') return new Promise<never>(() => {})
      // Not of kind network: that one is tried again by itself, and a story is to stand still.
      if (answer === 'failed') throw new GatewayError({ kind: 'contract', call: name, message: 'a story of failure' })
      return answer.value
    },
  }
}
