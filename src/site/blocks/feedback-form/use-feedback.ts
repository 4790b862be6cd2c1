import { useState } from 'react'
import { useErrorText } from '@/site/gateway/error-text'
import { useSendFeedback } from '@/site/gateway/content/feedback'
import { GatewayError } from '@/site/gateway/gateway-error'
import { useCaptcha } from '@/site/gateway/account/captcha'
import type { Feedback } from '@/contract/generated/gateway-types'
import { useText } from '@/site/i18n/language'
import { feedbackProblem, type FeedbackField } from './feedback-problem'

export const feedbackTypes = [
  'suggestion',
  'problem',
  'complaint',
  'other',
] as const satisfies Feedback['request']['type'][]

interface Failure {
  readonly field: FeedbackField | undefined
  readonly text: string
}

/**
 * State of the form, and sending it to the server. The input is kept until it has been sent; a captcha is valid only
 * once.
 */
export function useFeedback(onSent: () => void) {
  const t = useText()
  const errorText = useErrorText()
  const sendFeedback = useSendFeedback()
  const captcha = useCaptcha()
  const [type, setType] = useState<Feedback['request']['type']>(feedbackTypes[0])
  const [content, setContent] = useState('')
  const [answer, setAnswer] = useState('')
  const [pictures, setPictures] = useState<readonly File[]>([])
  const [failure, setFailure] = useState<Failure>()
  const [share, setShare] = useState<number>()

  async function send(): Promise<FeedbackField | undefined> {
    const problem = feedbackProblem(content, answer)
    if (problem !== undefined) {
      setFailure({
        field: problem.field,
        text: t(problem.text, problem.bound === undefined ? {} : { count: problem.bound }),
      })
      return problem.field
    }
    setFailure(undefined)
    setShare(0)
    try {
      const said = { type, content: content.trim(), captchaId: captcha.data?.id ?? '', captcha: answer.trim() }
      await sendFeedback(said, { pictures, onProgress: setShare })
      onSent()
      return undefined
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      return refused(error)
    } finally {
      setShare(undefined)
    }
  }

  /** Keeps text and pictures, and clears only the captcha. */
  function refused(error: GatewayError): FeedbackField | undefined {
    setAnswer('')
    void captcha.mutate()
    const { field } = (error.value ?? {}) as { field?: unknown }
    const blamed = field === 'content' || field === 'captcha' ? field : undefined
    setFailure({
      field: blamed,
      text: blamed === undefined ? t('feedback-form.notSent', { reason: errorText(error) }) : errorText(error),
    })
    return blamed
  }

  return {
    ...{ type, setType, content, setContent, answer, setAnswer, pictures, setPictures },
    ...{ captcha, failure, share, send },
  }
}
