import { useId, useRef, useState, type SubmitEvent } from 'react'
import { styled } from 'styled-components'
import { useErrorText } from '@/site/gateway/error-text'
import { useApplyPromotion, type PromotionActivity } from '@/site/gateway/rewards/promotion-activities'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { maxCommentLength } from '@/contract/limits/application-limits'
import { countCharacters } from '@/contract/limits/count-characters'
import { noFiles, useDraft } from '@/site/session/drafts'
import { useGuard } from '@/site/merchant/actions/guards'
import { Button } from '@/site/ui/button'
import { FilePicker } from '@/site/ui/inputs/file-picker'
import { Input } from '@/site/ui/inputs/input'

interface ApplicationFormProps {
  readonly activity: PromotionActivity
  readonly hasComment: boolean
  readonly mostPictures: number
}

/**
 * Application form with a comment and pictures (2 §5). The input is kept until it has been sent, and it is sent only
 * once.
 */
export function ApplicationForm({ activity, hasComment, mostPictures }: ApplicationFormProps) {
  const { id: promotion, status } = activity
  const t = useText()
  const id = useId()
  const pass = useGuard()
  const errorText = useErrorText()
  const { number } = useFormat()
  const apply = useApplyPromotion()
  const [comment, write] = useDraft(`promotion.${promotion}`, '')
  const [pictures, pick] = useDraft(`promotion.${promotion}.pictures`, noFiles)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  // A ref, because state would let two clicks in the same tick through.
  const isSending = useRef(false)
  const left = maxCommentLength - countCharacters(comment.trim())

  const send = async () => {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    setProblem(undefined)
    try {
      await apply({ promotionId: promotion, ...(hasComment && { comment: comment.trim() }) }, pictures)
      write('')
      pick(noFiles)
    } catch (error) {
      setProblem(errorText(error))
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (left < 0) event.currentTarget.querySelector('textarea')?.focus()
    else if (pass('realAccount')) void send()
  }

  return (
    <Form noValidate onSubmit={handleSubmit}>
      {hasComment && (
        <Comment>
          <label htmlFor={id}>{t('promotion-detail.comment')}</label>
          <Input
            as="textarea"
            id={id}
            rows={3}
            value={comment}
            aria-invalid={left < 0}
            aria-describedby={`${id}-left`}
            onChange={(event) => write(event.currentTarget.value)}
          />
          <small id={`${id}-left`} role={left < 0 ? 'alert' : undefined} data-wrong={left < 0}>
            {t(left < 0 ? 'promotion-detail.tooLong' : 'promotion-detail.left', {
              n: number(Math.abs(left)),
              count: left,
            })}
          </small>
        </Comment>
      )}
      {mostPictures > 0 && (
        <FilePicker label={t('promotion-detail.pictures')} files={pictures} most={mostPictures} onChange={pick} />
      )}
      <Alert role="alert">{problem}</Alert>
      <Send type="submit" emphasis="strong" busy={isBusy}>
        {t(status === 'rejected' ? 'promotion-detail.again' : 'promotion-detail.apply')}
      </Send>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.9rem;
`

const Comment = styled.div`
  display: grid;
  gap: 0.25rem;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);

  > textarea {
    border-radius: min(var(--radius-control), 1rem);
    font-size: max(var(--font-size-body), 16px);
    resize: vertical;
  }

  > [data-wrong='true'] {
    color: var(--color-danger);
  }
`

const Alert = styled.div`
  color: var(--color-danger);
`

const Send = styled(Button)`
  justify-self: start;
`
