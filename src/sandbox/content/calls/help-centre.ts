import type { HelpCentre } from '@/contract/generated/gateway-types'
import type { Handler } from '@/sandbox/call/gateway-call'
import { htmlOf } from '@/sandbox/texts/article'
import { helpTopics } from '@/sandbox/texts/help-topics'
import { said } from '@/sandbox/texts/spoken'

/** Help articles for everybody, in the language of the request (2 §7). */
export const helpCentre: Handler<HelpCentre> = ({ texts }) =>
  helpTopics.map((topic) => ({
    id: topic.id,
    title: said(topic.title, texts.spoken),
    questions: Object.entries(topic.questions).map(([id, question]) => {
      const { title, lines } = texts.article(question)
      return { id, title, content: htmlOf(lines) }
    }),
  }))
