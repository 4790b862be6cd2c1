import type { HelpTopic } from '@/site/gateway/content/help-centre'
import { foldText, hasWords, queryWords } from '@/contract/text/fold-text'

/** The topics with those of their questions that have all the words, in the question or the answer, marks or not. */
export function findHelp(topics: readonly HelpTopic[], query: string): readonly HelpTopic[] {
  const words = queryWords(query)
  if (words.length === 0) return topics
  return topics.flatMap((topic) => {
    const questions = topic.questions.filter(({ title, content }) =>
      hasWords(foldText(`${topic.title} ${title} ${plainText(content)}`), words),
    )
    return questions.length === 0 ? [] : [{ ...topic, questions }]
  })
}

/** What is read of HTML, near enough to search in: a tag's own words would be found too. */
function plainText(html: string): string {
  return html.replace(/<[^>]*>/g, ' ')
}
