import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { SkeletonBar } from '@/site/ui/loading/skeleton'

/** A term and its value. Shows a skeleton while there is no value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children || <Place />}</dd>
    </div>
  )
}

/** A description list: on a phone a term stands beside its value, otherwise above it. */
export const Facts = styled.dl`
  display: grid;
  gap: 0.5rem 1.5rem;
  padding-block-start: 1rem;
  border-block-start: 1px solid var(--color-border);

  > div {
    display: grid;
    /* A term is as wide as its longest word at least. */
    grid-template-columns: minmax(min-content, 2fr) minmax(0, 3fr);
    gap: 0.75rem;
    align-items: baseline;
  }

  dt {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }

  dd {
    min-block-size: 1.55em;
    font-weight: var(--font-weight-control);
    overflow-wrap: anywhere;
  }

  /* A number with its button stays on one line of a phone. */
  @container (max-width: 22rem) {
    > div {
      grid-template-columns: minmax(min-content, 5fr) minmax(min-content, 9fr);
    }

    dd bdi:has(+ button) {
      font-size: 0.86em;
    }
  }

  /* With large text neither would find room beside the other. */
  @container (max-width: 16rem) {
    > div {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }

    /* Nor would a trillion on a line of its own. */
    dd bdi[data-long] {
      font-size: min(1em, 7cqi);
    }
  }

  @container (min-width: 36rem) {
    grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
    row-gap: 1rem;

    > div {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
      align-content: start;
    }
  }
`

/** A skeleton on the baseline of the text that replaces it. */
const Place = styled(SkeletonBar)`
  display: inline-block;
  inline-size: 100%;
  vertical-align: -0.1em;
`
