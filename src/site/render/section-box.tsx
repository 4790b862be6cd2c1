import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import type { SectionBox as Box } from '@/contract/generated/merchant-types'
import { phone } from '@/site/ui/view/screen-sizes'

interface SectionBoxProps {
  readonly box: Box
  /** Whether it may stand beside the kinds of games. */
  readonly isBeside?: boolean
  readonly children: ReactNode
}

/** Applies a section's `box`: its background, its width and the space around it. */
export function SectionBox({ box, isBeside = false, children }: SectionBoxProps) {
  return (
    <Band $box={box} data-beside={isBeside || undefined}>
      <div>{children}</div>
    </Band>
  )
}

/** Cards change their background on `surface`, because they would be invisible on a band of their own colour. */
const backgrounds = {
  surface: css`
    background: var(--color-surface);
    --card-background: var(--color-surface-raised);
  `,
  raised: css`
    background: var(--color-surface-raised);
  `,
}
const widths = { medium: '64rem', narrow: '48rem' }
/**
 * Factors of the space between sections: inside a band as its padding, otherwise added to or subtracted from that
 * space.
 */
const spaces = { none: [1, -1], tight: [0.5, -0.5], roomy: [1.5, 0.5] } as const

const Band = styled.div<{ $box: Box }>`
  ${({ $box: { background, width, space, onPhone } }) => css`
    ${background && backgrounds[background]}
    ${background && `padding-block: calc(var(--space-section) * ${space === undefined ? 1 : spaces[space][0]});`}
    ${space === 'none' && 'margin-block-start: calc(var(--space-section) * -1);'}
    ${
      space !== undefined &&
      space !== 'none' &&
      background === undefined &&
      `margin-block: calc(var(--space-section) * ${spaces[space][1]});`
    }

    > div {
      ${width && `max-inline-size: calc(${widths[width]} + 2 * var(--space-gutter)); margin-inline: auto;`}
    }

    /* There is no room above the first to be taken from. */
    &:first-child,
    .visually-hidden:first-child + & {
      margin-block-start: 0;
    }

    &:has(> div:empty) {
      display: none;
    }
    ${!onPhone && `@media ${phone} { display: none; }`}
  `}
`
