import { css, styled } from 'styled-components'
import { entryColor } from '@/elements/entry-color'
import { MenuTarget } from '@/elements/menu-target'
import type { MenuItem } from '@/generated/merchant-types'

/** A line of a menu that hangs from the header. */
export const rowLook = css`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-block-size: 2.75rem;
  padding: 0.4rem 0.75rem;
  border: 0;
  border-radius: min(var(--radius-control), 0.75rem);
  background: none;
  color: inherit;
  font-weight: var(--font-weight-control);
  text-align: start;
  text-decoration: none;

  &:hover,
  &:focus-visible {
    background: color-mix(in srgb, var(--color-text) 9%, transparent);
  }

  &[aria-current] {
    color: var(--color-accent);
  }

  > svg {
    flex: none;
    color: var(--color-accent);
  }
`

export const Row = styled(MenuTarget)<{ $emphasis: MenuItem['emphasis'] }>`
  ${rowLook}

  &:not([aria-current]) {
    color: ${({ $emphasis }) => entryColor[$emphasis]};
  }
`

/** What stands in the header itself on wider screens. */
export const FoldedRow = styled(Row)`
  @media (min-width: 768px) {
    display: none;
  }
`
