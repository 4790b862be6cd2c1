import { useMemo } from 'react'
import { styled } from 'styled-components'
import { RefusalMessage } from '@/site/elements/refusal/refusal-message'
import { GatewayError } from '@/site/gateway/gateway-error'
import { useText } from '@/site/i18n/language'
import { IconButton } from '@/site/ui/icons/icon-button'
import type { ShortStake as Short } from './game-message'

interface ShortStakeProps {
  readonly short: Short | undefined
  readonly onClose: () => void
}

/**
 * Shown over a game that refused a stake: what is missing, and how to add it. It leaves the game's controls uncovered.
 */
export function ShortStake({ short: value, onClose }: ShortStakeProps) {
  const t = useText()
  const error = useMemo(
    () => new GatewayError({ kind: 'refused', call: 'launchGame', message: '', code: 'not_enough', value }),
    [value],
  )
  return (
    <Strip role="alert">
      <RefusalMessage error={error} />
      <IconButton icon="x" label={t('dialog.close')} onClick={onClose} />
    </Strip>
  )
}

const Strip = styled.div`
  grid-area: 1 / 1;
  z-index: 1;
  align-self: start;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  background: var(--color-surface);
  color: var(--color-text);
`
