import { Suspense } from 'react'
import { useErrorText } from '@/site/gateway/error-text'
import type { GatewayError } from '@/site/gateway/gateway-error'
import { lazyPart } from '@/site/ui/loading/lazy-part'
import type { NextStep } from './refusal-steps'

/** Its texts are many: they come with the first refusal. */
const RefusalFacts = lazyPart('refusal-facts', () => import('./refusal-facts').then((part) => part.RefusalFacts))

interface RefusalToldProps {
  readonly error: GatewayError
  /** What this form has for a code in place of what anybody would do. */
  readonly next?: Readonly<Record<string, NextStep>>
}

/** Why the server said no: a sentence, what is missing in figures, and the one thing to do next. */
export function RefusalMessage({ error, next = {} }: RefusalToldProps) {
  const errorText = useErrorText()
  return (
    <Suspense fallback={<p>{errorText(error)}</p>}>
      <RefusalFacts error={error} next={next} />
    </Suspense>
  )
}
