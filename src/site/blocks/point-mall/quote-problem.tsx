import type { useRedeemQuote } from '@/site/gateway/rewards/point-mall'
import { useErrorText } from '@/site/gateway/error-text'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import { Wrong } from './mall-layout'

interface QuoteProblemProps {
  readonly quote: Pick<ReturnType<typeof useRedeemQuote>, 'error' | 'isValidating' | 'mutate'>
  /** The result of the action shows the same error already. */
  readonly isSaid?: boolean
}

/** Why there is no quote: the server's reason if it refused, or a retry if no answer came. */
export function QuoteProblem({ quote: { error, isValidating, mutate }, isSaid = false }: QuoteProblemProps) {
  const errorText = useErrorText()
  if (error !== undefined && error.kind !== 'refused')
    return <FailedNotice text={errorText(error)} busy={isValidating} onRetry={() => void mutate()} />
  return <Wrong role="alert">{error !== undefined && !isSaid && errorText(error)}</Wrong>
}
