import { useState } from 'react'
import { styled } from 'styled-components'
import { ReceiptLink } from '@/site/elements/receipt-link'
import { Button } from '@/site/ui/button'

interface RecordActProps {
  /** What the button says, and what it says when it is sure to be meant. */
  readonly label: string
  readonly sure: string
  /** Until when, for example. */
  readonly hint: string
  readonly isBusy: boolean
  /** What became of it so far, if it was done with this line. */
  readonly told: string | undefined
  /** Number of its receipt, once it is done: there is nothing more to press. */
  readonly receipt: string | undefined
  readonly onAct: () => void
}

/** What can be done with a line, once, after a second press. */
export function RecordAct({ label, sure, hint, isBusy, told, receipt, onAct }: RecordActProps) {
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
