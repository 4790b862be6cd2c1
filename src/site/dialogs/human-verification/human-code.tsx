import { useEffect, useId, useRef, type SubmitEvent } from 'react'
import { styled } from 'styled-components'
import { SWRConfig } from 'swr'
import { CaptchaPicture } from '@/site/forms/widgets/captcha-picture'
import { InputRow } from '@/site/forms/widgets/input-row'
import { useText } from '@/site/i18n/language'
import { Button } from '@/site/ui/button'
import { Input } from '@/site/ui/inputs/input'
import { FailureLine } from '@/site/ui/notices/failure-line'
import { useHumanCode } from './use-human-code'

interface HumanCodeProps {
  readonly onPassed: (token: string) => void
}

/** A cache of its own: the form behind the dialog has a captcha too, whose answer would no longer fit. */
const ownCache = { provider: () => new Map() }

/** Proves that a person is there by a captcha, whose picture is read or whose digits are heard. */
export function HumanCode({ onPassed }: HumanCodeProps) {
  return (
    <SWRConfig value={ownCache}>
      <CodeForm onPassed={onPassed} />
    </SWRConfig>
  )
}

function CodeForm({ onPassed }: HumanCodeProps) {
  const t = useText()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { captcha, answer, setAnswer, failure, isBusy, send } = useHumanCode(onPassed)
  useEffect(() => field.current?.focus(), [])

  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    await send()
    field.current?.focus()
  }
  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Help id={`${id}-help`}>{t('human.codeHelp')}</Help>
      <label htmlFor={id}>{t('form.captcha')}</label>
      <InputRow>
        <Input
          ref={field}
          id={id}
          name="captcha"
          autoComplete="off"
          maxLength={12}
          aria-required
          aria-invalid={failure !== undefined}
          aria-describedby={`${id}-help ${id}-failure`}
          value={answer}
          onChange={(event) => setAnswer(event.currentTarget.value)}
        />
        <CaptchaPicture {...captcha} />
      </InputRow>
      <FailureLine id={`${id}-failure`} role="alert">
        {failure}
      </FailureLine>
      <Button type="submit" emphasis="strong" busy={isBusy}>
        {t('human.check')}
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
`

const Help = styled.p`
  margin: 0;
  color: var(--color-text-muted);
`
