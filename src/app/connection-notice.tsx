import { styled } from 'styled-components'
import { useErrorText } from '@/gateway/error-text'
import type { GatewayError } from '@/gateway/gateway-error'
import { FailedNotice } from '@/ui/failed-notice'

const Bar = styled.div`
  padding: var(--space-2) var(--space-gutter);
  background: var(--color-surface-raised);
  border-block-end: 1px solid var(--color-border);
`

/** Says over the page that the server cannot be reached. The page lives on. */
export function ConnectionNotice({ error, onRetry }: { error: GatewayError; onRetry: () => void }) {
  const errorText = useErrorText()
  return (
    <Bar>
      <FailedNotice text={errorText(error)} onRetry={onRetry} />
    </Bar>
  )
}
