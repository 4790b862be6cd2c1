import { useState } from 'react'
import { styled } from 'styled-components'
import { ReceiptLink } from '@/site/elements/receipt-link'
import { Button } from '@/site/ui/button'

interface RecordActionProps {
  /** The button's label, and its label when it asks for confirmation. */
  readonly label: string
  readonly sure: string
  /** A note, such as the deadline. */
  readonly hint: string
  readonly isBusy: boolean
  /** The state of the action so far, if it was started for this line. */
  readonly told: string | undefined
  /** Number of its receipt, once it is done: the button is then gone. */
  readonly receipt: string | undefined
  readonly onAct: () => void
}

/** An action on a line, run once, after a second press that confirms it. */
export function RecordAction({ label, sure, hint, isBusy, told, receipt, onAct }: RecordActionProps) {
  const [isAsked, setIsAsked] = useState(false)
  if (receipt !== undefined)
    return (
      <Place role="status">
        <p>{told}</p>
        <ReceiptLink number={receipt} />
      </Place>
    )
  return (
    <Place>
      <p>{hint}</p>
      <Button
        busy={isBusy}
        emphasis={isAsked ? 'strong' : 'normal'}
        onClick={() => (isAsked ? onAct() : setIsAsked(true))}
      >
        {isAsked ? sure : label}
      </Button>
      <div role="status">{told}</div>
    </Place>
  )
}

const Place = styled.div`
  display: grid;
  gap: 0.5rem;
  justify-items: start;
  padding-block-start: 1rem;
`
