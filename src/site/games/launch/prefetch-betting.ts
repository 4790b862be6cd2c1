import type { LotteryLobby } from '@/contract/generated/gateway-types'

type Answer = Promise<LotteryLobby['response']>

/** The request for a lottery that was made before its page knew the lottery's name, until its frame takes the answer. */
let asked: { readonly request: string; readonly answer: Answer } | undefined

/** Keeps an answer that is on its way for the frame of the lottery. */
export function prefetchBetting(request: LotteryLobby['request'], answer: Answer): void {
  // The frame reports the failure.
  answer.catch(() => undefined)
  asked = { request: JSON.stringify(request), answer }
}

/** Takes that answer, once, since its address is valid once. Undefined when there was no such request. */
export function takePrefetchedBetting(request: LotteryLobby['request']): Answer | undefined {
  const answer = asked?.request === JSON.stringify(request) ? asked.answer : undefined
  asked = undefined
  return answer
}
