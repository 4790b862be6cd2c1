import type { HelpTopic } from '@/site/gateway/content/help-centre'
import { foldText, containsWords, queryWords } from '@/contract/text/fold-text'

/**
 * The topics with those of their questions that contain all the words in the question or the answer, ignoring
 * diacritics.
 */
export function findHelp(topics: readonly HelpTopic[], query: string): readonly HelpTopic[] {
  const words = queryWords(query)
  if (words.length === 0) return topics
  return topics.flatMap((topic) => {
    const questions = topic.questions.filter(({ title, content }) =>
      containsWords(foldText(`${topic.title} ${title} ${plainText(content)}`), words),
    )
    return questions.length === 0 ? [] : [{ ...topic, questions }]
  })
}

/** Removes the HTML tags, so that a search does not match their names. Accurate enough for a search. */
function plainText(html: string): string {
  return html.replace(/<[^>]*>/g, ' ')
}
