import { Suspense } from 'react'
import { useErrorText } from '@/site/gateway/error-text'
import type { GatewayError } from '@/site/gateway/gateway-error'
import { lazyPart } from '@/site/ui/loading/lazy-part'
import type { NextStep } from './refusal-steps'

/** Lazy-loaded with the first refusal, because it has many texts. */
const RefusalFacts = lazyPart('refusal-facts', () => import('./refusal-facts').then((part) => part.RefusalFacts))

interface RefusalMessageProps {
  readonly error: GatewayError
  /** Next steps of this form by error code, which override the default ones. */
  readonly next?: Readonly<Record<string, NextStep>>
}

/** Why the server refused: a sentence, the figures of what is missing, and one next step. */
export function RefusalMessage({ error, next = {} }: RefusalMessageProps) {
  const errorText = useErrorText()
  return (
    <Suspense fallback={<p dir="auto">{errorText(error)}</p>}>
      <RefusalFacts error={error} next={next} />
    </Suspense>
  )
}
