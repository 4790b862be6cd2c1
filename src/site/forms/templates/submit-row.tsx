import { styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import { Button } from '@/site/ui/button'
import { preventFocusLoss } from '@/site/ui/focus/prevent-focus-loss'

interface SubmitRowProps {
  readonly label: string
  readonly isBusy: boolean
  readonly resetLabel?: string | undefined
  readonly onReset: () => void
  /** Restores the emptied values; undefined once something has been filled in since. */
  readonly onUndo?: (() => void) | undefined
}

/** The buttons at the end of a form. */
export function SubmitRow({ label, isBusy, resetLabel, onReset, onUndo }: SubmitRowProps) {
  const t = useText()
  return (
    <Row>
      {/* Keeps the focus in the input: on blur an error could appear that moves the button away from the pointer. */}
      <Button type="submit" emphasis="strong" busy={isBusy} onMouseDown={preventFocusLoss}>
        {label}
      </Button>
      {resetLabel !== undefined && (
        <Button emphasis="quiet" onClick={onUndo ?? onReset} onMouseDown={preventFocusLoss}>
          {onUndo === undefined ? resetLabel : t('form.undoReset')}
        </Button>
      )}
    </Row>
  )
}

const Row = styled.div`
  display: grid;
  gap: var(--space-3);
  margin-block-start: var(--space-5);
`
