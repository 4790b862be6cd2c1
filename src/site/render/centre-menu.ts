import { css, styled } from 'styled-components'
import { entryColor } from '@/site/elements/entry-color'
import { MenuTarget } from '@/site/elements/menu/menu-target'
import type { CentreForm, MenuItem } from '@/contract/generated/merchant-types'
import { wide } from './centre-looks'

const listForms = {
  rail: null,
  tiles: css`
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 6.5rem), 1fr));
    gap: 0.5rem;
  `,
  tabs: css`
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));

    ${wide} {
      display: flex;
      flex-wrap: wrap;
      gap: 0;
    }
  `,
} as const

const tabsWide = css`
  ${wide} {
    grid-area: 2 / 1;
    max-block-size: 9.5rem;
    padding: 0 min(0.75rem, 1vw);
    border-inline-end: 0;
    border-block-end: 1px solid var(--color-border);
  }
`

export const CentreMenu = styled.nav<{ $isOpen: boolean; $menu: CentreForm['menu'] }>`
  display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
  z-index: 1;
  grid-area: 2 / 1 / auto / -1;
  overflow: auto;
  padding: 0.75rem;
  background: var(--color-surface-raised);
  scrollbar-width: thin;

  ul {
    display: grid;
    gap: 0.25rem;
    padding: 0;
    list-style: none;
    ${({ $menu }) => listForms[$menu]}
  }

  ${wide} {
    display: block;
    grid-area: auto;
    min-inline-size: 13rem;
    border-inline-end: 1px solid var(--color-border);
    /* Nothing is below it here, and what is behind the head fades out behind it too. */
    background: none;
  }
  ${({ $menu }) => $menu === 'tabs' && tabsWide}
`

const entryForms = {
  rail: null,
  tiles: css`
    flex-direction: column;
    justify-content: center;
    gap: 0.35rem;
    block-size: 100%;
    min-block-size: 5rem;
    padding: 0.5rem 0.35rem;
    border: 1px solid var(--color-border);
    border-radius: min(var(--radius-card), 1rem);
    font-size: var(--font-size-small);
    line-height: 1.2;
    text-align: center;
    overflow-wrap: anywhere;

    &[aria-current] {
      border-color: var(--color-accent);
    }
  `,
  tabs: css`
    border-radius: 0;

    &[aria-current] {
      background: none;
      box-shadow: inset 0 -3px var(--color-accent);
    }

    ${wide} {
      gap: 0.5rem;
      padding-inline: 0.75rem;
      white-space: nowrap;
    }
  `,
} as const

export const CentreEntry = styled(MenuTarget)<{ $emphasis: MenuItem['emphasis']; $menu: CentreForm['menu'] }>`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  inline-size: 100%;
  min-block-size: 2.75rem;
  padding: 0.4rem 0.85rem;
  border: 0;
  border-radius: min(var(--radius-control), 0.75rem);
  background: none;
  color: ${({ $emphasis }) => entryColor[$emphasis]};
  font-weight: var(--font-weight-control);
  text-align: start;
  text-decoration: none;

  &:hover {
    background: color-mix(in srgb, var(--color-text) 9%, transparent);
  }

  &[aria-current] {
    background: color-mix(in srgb, var(--color-accent) 14%, transparent);
  }

  > svg {
    flex: none;
    color: var(--color-accent);
  }

  ${({ $menu }) => entryForms[$menu]}
`
