import type { AgentNews } from '@/contract/generated/gateway-types'
import { agentOf, type Handler } from '@/sandbox/call/gateway-call'
import { agentNewsSeeds } from '@/sandbox/texts/agent-news'
import { htmlOf } from '@/sandbox/texts/article'
import { timeOf } from '@/sandbox/content/seed-time'

/** News of the house for agents, newest first (2 §2). */
export const agentNews: Handler<AgentNews> = (call) => {
  agentOf(call)
  const { services, texts } = call
  return agentNewsSeeds.map((seed) => {
    const { title, lines } = texts.article(seed)
    return { id: seed.id, title, content: htmlOf(lines), time: timeOf(services.clock(), seed) }
  })
}
