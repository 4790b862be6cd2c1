import { css } from 'styled-components'
import type { VendorTabsProps } from '@/contract/generated/merchant-types'
import { low } from '@/site/ui/view/screen-sizes'

/** Height of a tab. The placeholder has the same height. */
export const tabHeights = { line: '3rem', tiles: '3.25rem', marks: '4.5rem' } as const

const line = css`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  min-block-size: ${tabHeights.line};

  @media ${low} {
    min-block-size: 2.75rem;
  }

  padding-inline: 0.9rem;
  border: 0;
  background: none;
  font-family: var(--font-heading);
  letter-spacing: var(--control-tracking);
  text-transform: var(--heading-transform);

  &[aria-pressed='true'] {
    box-shadow: inset 0 -4px var(--color-accent);
  }
`

const tiles = css`
  display: inline-flex;
  align-items: center;
  gap: 0.6em;
  min-block-size: ${tabHeights.tiles};

  @media ${low} {
    min-block-size: 2.75rem;
  }

  padding-inline: 0.75rem 1.1rem;
  border: var(--card-border);
  border-radius: min(var(--radius-card), 1rem);
  background: var(--card-background);

  &[aria-pressed='true'] {
    border-color: var(--color-accent);
    box-shadow: inset 0 0 0 1px var(--color-accent);
  }
`

const marks = css`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 0.3rem;
  min-inline-size: 4.5rem;
  min-block-size: ${tabHeights.marks};
  padding: 0.4rem;
  border: 0;
  border-radius: min(var(--radius-card), 1rem);
  background: none;
  font-size: var(--font-size-small);

  @media (max-width: 767px) {
    gap: 0.1rem;
    min-block-size: 3.5rem;
    padding-block: 0.15rem;
    line-height: 1.25;
  }

  /* On a phone that lies on its side, there is no room for the name below. */
  @media ${low} {
    grid-auto-flow: column;
    align-items: center;
    gap: 0.4rem;
    min-block-size: 2.75rem;
  }

  &[aria-pressed='true'] {
    background: color-mix(in srgb, var(--color-accent) 16%, transparent);
  }
`

export const tabLooks = { line, tiles, marks } as const satisfies Record<VendorTabsProps['look'], unknown>
