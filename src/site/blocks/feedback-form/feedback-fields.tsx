import { useId, useRef, type SubmitEvent } from 'react'
import { styled } from 'styled-components'
import { CaptchaPicture } from '@/site/forms/widgets/captcha-picture'
import { InputRow } from '@/site/forms/widgets/input-row'
import { useText } from '@/site/i18n/language'
import { Button } from '@/site/ui/button'
import { Choices } from '@/site/ui/inputs/choices'
import { FailureLine } from '@/site/ui/notices/failure-line'
import { Input } from '@/site/ui/inputs/input'
import { ProgressBar } from '@/site/ui/loading/progress-bar'
import { CharactersLeft } from './characters-left'
import { FeedbackPictures } from './feedback-pictures'
import { feedbackTypes, useFeedback } from './use-feedback'

/** The form itself. The first invalid field receives the focus. */
export function FeedbackFields({ onSent }: { readonly onSent: () => void }) {
  const t = useText()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const feedback = useFeedback(onSent)
  const { type, content, answer, failure, share } = feedback
  const isWrong = (field: 'content' | 'captcha') => failure?.field === field

  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (share !== undefined) return
    const field = await feedback.send()
    if (field !== undefined) form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
  }
  return (
    <Form ref={form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Choices
        label={t('feedback-form.type')}
        choices={feedbackTypes.map((name) => ({ name, label: t(`feedback-form.type.${name}`) }))}
        selected={type}
        onSelect={feedback.setType}
      />
      <label htmlFor={`${id}-content`}>{t('feedback-form.content')}</label>
      <Words
        as="textarea"
        id={`${id}-content`}
        name="content"
        rows={6}
        aria-required
        aria-invalid={isWrong('content')}
        aria-describedby={`${id}-count ${id}-wrong`}
        value={content}
        onChange={(event) => feedback.setContent(event.currentTarget.value)}
      />
      <CharactersLeft id={`${id}-count`} text={content} />
      {/* Where the focus goes, because the form is longer than a phone. */}
      <FailureLine id={`${id}-wrong`} role="alert">
        {isWrong('content') && failure?.text}
      </FailureLine>
      <FeedbackPictures pictures={feedback.pictures} onChange={feedback.setPictures} />
      <label htmlFor={`${id}-captcha`}>{t('form.captcha')}</label>
      <InputRow>
        <Input
          id={`${id}-captcha`}
          name="captcha"
          autoComplete="off"
          maxLength={12}
          aria-required
          aria-invalid={isWrong('captcha')}
          aria-describedby={`${id}-failure`}
          value={answer}
          onChange={(event) => feedback.setAnswer(event.currentTarget.value)}
        />
        <CaptchaPicture {...feedback.captcha} />
      </InputRow>
      <FailureLine id={`${id}-failure`} role="alert">
        {!isWrong('content') && failure?.text}
      </FailureLine>
      {share !== undefined && feedback.pictures.length > 0 && (
        <ProgressBar label={t('feedback-form.sending')} value={share} max={1} />
      )}
      <Button type="submit" emphasis="strong" busy={share !== undefined}>
        {t('feedback-form.send')}
      </Button>
    </Form>
  )
}

const Form = styled.form`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  max-inline-size: 40rem;

  > label {
    margin-block-start: var(--space-2);
    font-weight: var(--font-weight-control);
  }

  > button {
    justify-self: start;
    margin-block-start: var(--space-3);
  }
`

const Words = styled(Input)`
  min-block-size: 8rem;
  border-radius: min(var(--radius-control), 1rem);
  resize: vertical;
`
