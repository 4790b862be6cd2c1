import type { MouseEvent } from 'react'
import { styled } from 'styled-components'
import { FormStopped } from '@/forms/form-stopped'
import { useErrorText } from '@/gateway/error-text'
import { Button } from '@/ui/button'

interface SubmitRowProps {
  readonly label: string
  readonly isBusy: boolean
  /** Why the last submit failed, when no field is to blame. */
  readonly failure: unknown
  readonly resetLabel?: string | undefined
  readonly onReset: () => void
}

/** The end of a form: what the server said, and the buttons. */
export function SubmitRow({ label, isBusy, failure, resetLabel, onReset }: SubmitRowProps) {
  const errorText = useErrorText()
  return (
    <Row>
      {failure !== undefined && (
        <Failure role="alert">{failure instanceof FormStopped ? failure.text : errorText(failure)}</Failure>
      )}
      {/* The input keeps the focus: leaving it could show an error that moves the button away from the pointer. */}
      <Button type="submit" emphasis="strong" busy={isBusy} onMouseDown={keepFocus}>
        {label}
      </Button>
      {resetLabel !== undefined && (
        <Button emphasis="quiet" onClick={onReset} onMouseDown={keepFocus}>
          {resetLabel}
        </Button>
      )}
    </Row>
  )
}

export function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}

const Row = styled.div`
  display: grid;
  gap: var(--space-3);
  margin-block-start: var(--space-5);
`

const Failure = styled.p`
  margin: 0;
  padding: var(--space-3);
  color: var(--color-danger);
  border: 1px solid var(--color-danger);
  border-radius: var(--radius-control);
`
