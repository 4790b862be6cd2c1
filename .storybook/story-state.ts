import type { Locale } from '@/contract/generated/merchant-types'
import type { CallName } from '@/contract/endpoints/endpoints'
import { emptyAnswers, exampleAnswers, longAnswers } from './example-answers'
import type { StoryAnswer, StoryAnswers } from './story-gateway'

/** Test states of a part, which stories select by `parameters.state`. Right to left is set in the toolbar. */
export type StoryState = 'loading' | 'empty' | 'failed' | 'long-text' | 'reduced-motion'

/** The server's answers: the story's own ones, else those of its state, else the examples. */
export function answersIn(state: StoryState | undefined, answers: StoryAnswers): (call: CallName) => StoryAnswer {
  return (call) => answers[call] ?? answerIn(state, call)
}

function answerIn(state: StoryState | undefined, call: CallName): StoryAnswer {
  if (state === 'loading') return 'waiting'
  if (state === 'failed') return 'failed'
  const special = state === 'empty' ? emptyAnswers : state === 'long-text' ? longAnswers : {}
  return { value: special[call] ?? exampleAnswers[call] ?? null }
}

const filler =
  'and some more words, because another language may need two or three times the room, with Geschwindigkeitsbegrenzungen among them'

/** Makes texts two to three times as long, and keeps their markup. */
export function lengthened(texts: Locale): Locale {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      `${text} ${filler.slice(0, Math.max(12, (text?.length ?? 0) * 1.5))}`,
    ]),
  )
}
