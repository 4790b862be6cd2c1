import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ReceiptLink } from './receipt-link'
import { useStatement } from './use-statement'

interface Step {
  readonly name: string
  readonly text: ReactNode
  readonly time: string
  /** Receipt number of what the step booked. */
  readonly receipt?: string | null
}

interface TimelineProps {
  /** In chronological order. Times in ISO 8601. */
  readonly steps: readonly Step[]
  /** The pending step, if it is known. */
  readonly coming?: ReactNode
}

/** The steps of a request with their times, in the brand's time zone. */
export function Timeline({ steps, coming }: TimelineProps) {
  const statement = useStatement()
  return (
    <List>
      {steps.map(({ name, text, time, receipt = null }) => (
        <li key={name}>
          <span>{text}</span> <time dateTime={time}>{statement.whole(time)}</time>
          {receipt !== null && <ReceiptLink number={receipt} />}
        </li>
      ))}
      {coming !== undefined && <li data-coming>{coming}</li>}
    </List>
  )
}

const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    position: relative;
    display: grid;
    padding-block-end: 0.9rem;
    padding-inline-start: 1.5rem;
  }

  > li > a {
    justify-self: start;
  }

  > li::before {
    position: absolute;
    inset-block-start: 0.4em;
    inset-inline-start: 0;
    inline-size: 0.7rem;
    block-size: 0.7rem;
    border: 2px solid var(--color-accent);
    border-radius: 50%;
    background: var(--color-accent);
    content: '';
  }

  > li:not(:last-child)::after {
    position: absolute;
    inset-block: 1.2em 0;
    inset-inline-start: calc(0.35rem + 1px);
    border-inline-start: 2px solid var(--color-border);
    content: '';
  }

  > [data-coming] {
    color: var(--color-text-muted);
  }

  > [data-coming]::before {
    background: none;
  }

  time {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }
`
