import type { TextKey } from '@/contract/generated/merchant-types'
import { countCharacters } from '@/contract/limits/count-characters'
import { feedbackBounds } from '@/contract/limits/feedback-bounds'

export type FeedbackField = 'content' | 'captcha'

export interface FeedbackProblem {
  readonly field: FeedbackField
  readonly text: TextKey
  /** The number of characters in the text. */
  readonly bound?: number
}

/** The first reason why the feedback cannot be sent, if any (2 §5). */
export function feedbackProblem(content: string, captcha: string): FeedbackProblem | undefined {
  const count = countCharacters(content.trim())
  if (count === 0) return { field: 'content', text: 'feedback-form.noContent' }
  if (count < feedbackBounds.least)
    return { field: 'content', text: 'feedback-form.short', bound: feedbackBounds.least }
  if (count > feedbackBounds.most) return { field: 'content', text: 'feedback-form.long', bound: feedbackBounds.most }
  return captcha.trim() === '' ? { field: 'captcha', text: 'feedback-form.noCaptcha' } : undefined
}
