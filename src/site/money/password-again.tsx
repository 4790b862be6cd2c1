import { useId, useState, type SubmitEvent } from 'react'
import { styled } from 'styled-components'
import { asciiDigits } from '@/contract/text/ascii-digits'
import { useErrorText } from '@/site/gateway/error-text'
import type { GatewayError } from '@/site/gateway/gateway-error'
import { useText } from '@/site/i18n/language'
import { Button } from '@/site/ui/button'
import { Input } from '@/site/ui/inputs/input'
import { SmallLabel } from '@/site/ui/inputs/field-label'
import { Concealed } from '@/site/elements/player/concealed'

interface PasswordAgainProps {
  /** Why the last password was refused. */
  readonly error: GatewayError | undefined
  readonly onGive: (password: string) => void
}

/**
 * Asks for the payment password again, which is not stored, where the outcome of an act can only be found out with it.
 */
export function PasswordAgain({ error, onGive }: PasswordAgainProps) {
  const t = useText()
  const id = useId()
  const errorText = useErrorText()
  const [password, setPassword] = useState('')
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (password !== '') onGive(password)
  }
  return (
    <Form onSubmit={handleSubmit}>
      <p>{t('money.asking')}</p>
      <Row>
        <div>
          <SmallLabel htmlFor={id}>{t('money.password')}</SmallLabel>
          <Concealed id={id}>
            {(type) => (
              <Input
                id={id}
                type={type}
                inputMode="numeric"
                autoComplete="off"
                value={password}
                onChange={(event) => setPassword(asciiDigits(event.currentTarget.value))}
              />
            )}
          </Concealed>
        </div>
        <Button type="submit">{t('money.ask')}</Button>
      </Row>
      <div role="alert">{error !== undefined && errorText(error)}</div>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: var(--space-2);

  > [role='alert'] {
    color: var(--color-danger);
  }
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 0.75rem;

  > div {
    flex: 1 1 9rem;
    max-inline-size: 16rem;
  }
`
