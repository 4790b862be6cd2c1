import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Token } from 'virtual:merchants'

interface PageSectionProps {
  readonly title: string
  readonly note: string
  readonly children: ReactNode
}

export function PageSection({ title, note, children }: PageSectionProps) {
  return (
    <Section>
      <h2>{title}</h2>
      {note !== '' && <p>{note}</p>}
      {children}
    </Section>
  )
}

interface TokenListProps {
  readonly items: readonly Token[]
  readonly sample?: (token: Token) => ReactNode
  /** Stacks the samples, for those that need the full width. */
  readonly wide?: boolean
}

/** Tokens with their purpose, their value and their CSS variable. */
export function TokenList({ items, sample, wide = false }: TokenListProps) {
  return (
    <List $wide={wide}>
      {items.map((token) => (
        <li key={token.name}>
          {sample?.(token)}
          <strong>{token.name}</strong>
          {token.description !== '' && <Note>{token.description}</Note>}
          <Value>{token.value}</Value>
          {token.variable !== '' && <Value>{token.variable}</Value>}
        </li>
      ))}
    </List>
  )
}

/** A literal value. */
export const Value = styled.code`
  font-family: ui-monospace, monospace;
  font-size: 0.85em;
  overflow-wrap: anywhere;
`

const Note = styled.span`
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`

const Section = styled.section`
  display: grid;
  gap: 1rem;
  padding-block-start: 2rem;
  border-block-start: 1px solid var(--color-border);

  > h2 {
    font-size: var(--font-size-large);
    text-transform: none;
  }

  > p {
    max-inline-size: 60rem;
    color: var(--color-text-muted);
  }
`

const List = styled.ul<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: ${({ $wide }) => ($wide ? 'minmax(0, 1fr)' : 'repeat(auto-fill, minmax(11rem, 1fr))')};
  gap: 1.5rem 1rem;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    gap: 0.25rem;
    align-content: start;
  }
`
