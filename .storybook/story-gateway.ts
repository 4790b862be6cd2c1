import type { CallName } from '@/contract/endpoints/endpoints'
import type { Gateway } from '@/site/gateway/gateway'
import { GatewayError } from '@/site/gateway/gateway-error'

/** An answer's value, or a function that makes it from the request; a server that never answers, or one that fails. */
export type StoryAnswer = { readonly value: unknown } | 'waiting' | 'failed'

export type StoryAnswers = { readonly [Call in CallName]?: StoryAnswer }

let answered: unknown[] = []

/** What the gateways have answered since the story began. */
export function answeredValues(): readonly unknown[] {
  return answered
}

export function forgetAnswers(): void {
  answered = []
}

/** A fake gateway without a network. */
export function storyGateway(answerTo: (call: CallName) => StoryAnswer): Gateway {
  return {
    async send({ name }, request, { signal } = {}) {
      signal?.throwIfAborted()
      const answer = answerTo(name)
      if (answer === 'waiting') return new Promise<never>(() => {})
      // Not of kind network, which would be retried automatically, while a story has to stay still.
      if (answer === 'failed') throw new GatewayError({ kind: 'contract', call: name, message: 'a story of failure' })
      const value = isMade(answer.value) ? answer.value(request) : answer.value
      answered.push(value)
      return value
    },
  }
}

function isMade(value: unknown): value is (request: object) => unknown {
  return typeof value === 'function'
}
