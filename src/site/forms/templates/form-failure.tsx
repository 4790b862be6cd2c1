import { styled } from 'styled-components'
import { SubmitAborted } from '@/site/forms/state/submit-aborted'
import { useErrorText } from '@/site/gateway/error-text'

interface FormFailureProps {
  /** Why the last submit failed, when it was because of no single field. */
  readonly failure: unknown
}

/** Shows the server's error about a whole form. */
export function FormFailure({ failure }: FormFailureProps) {
  const errorText = useErrorText()
  if (failure === undefined) return null
  return <Failure role="alert">{failure instanceof SubmitAborted ? failure.text : errorText(failure)}</Failure>
}

const Failure = styled.p`
  margin-block: var(--space-5) 0;
  padding: var(--space-3);
  color: var(--color-danger);
  border: 1px solid var(--color-danger);
  border-radius: min(var(--radius-control), 1rem);

  /* Above the fields. */
  &:has(+ form) {
    margin-block: 0 var(--space-4);
  }
`
