import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { SkeletonBar } from './loading/skeleton'

interface FigureProps {
  readonly label: string
  /** Undefined while loading: the figure keeps its place. */
  readonly children: ReactNode
  /** A small line of text below the figure. */
  readonly hint?: ReactNode
  /** Left out where only the first figures have room. */
  readonly isFurther?: boolean
}

/** A figure with its label, inside `Figures`. */
export function Figure({ label, children, hint, isFurther = false }: FigureProps) {
  return (
    <div data-further={isFurther || undefined}>
      <dt>{label}</dt>
      <dd>{children ?? <SkeletonBar aria-hidden />}</dd>
      {hint !== undefined && <dd>{hint}</dd>}
    </div>
  )
}

/** As many side by side as fit: an amount never wraps, and stays narrower than its panel. */
export const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1rem;
  margin: 0;
  padding: min(0.75rem, 4cqi);
  border-radius: min(var(--radius-card), 1rem);
  background: color-mix(in srgb, var(--color-accent) 9%, transparent);

  &[aria-busy='true'] {
    opacity: 0.5;
  }

  > div {
    flex: 1 1 7.5rem;
    max-inline-size: 100%;
  }

  dt,
  dd + dd {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }

  dd {
    margin: 0;
    overflow-wrap: break-word;
  }

  dt + dd {
    min-block-size: 1.5em;
    font-size: min(var(--font-size-large), 8cqi);
    font-variant-numeric: tabular-nums;
    font-weight: var(--font-weight-heading);
  }
`
