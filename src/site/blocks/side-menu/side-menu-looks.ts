import { css, styled } from 'styled-components'
import { entryColor } from '@/site/elements/entry-color'
import { MenuTarget } from '@/site/elements/menu/menu-target'
import type { MenuItem, SideMenuProps } from '@/contract/generated/merchant-types'

type Look = SideMenuProps['look']

const listOfTiles = css`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0.5rem;
  margin-block-end: 0.5rem;

  > :only-child {
    grid-column: 1 / -1;
  }
`

export const List = styled.ul<{ $look: Look }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.15rem;
  padding: 0;
  margin-block-end: 0.15rem;
  list-style: none;
  ${({ $look }) => $look === 'tiles' && listOfTiles}
`

/** The icon in a highlighted square. The current page glows. */
const rows = css`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-block-size: 3.25rem;
  overflow-wrap: anywhere;
  padding-block: 0.35rem;
  padding-inline: 0.4rem 0.3rem;
  border-radius: min(var(--radius-control), 1rem);

  > svg {
    flex: none;
    box-sizing: content-box;
    padding: 0.6rem;
    border-radius: min(var(--radius-control), 0.75rem);
    background: color-mix(in srgb, var(--color-accent) 12%, transparent);
    color: var(--color-accent);
  }

  &[aria-current] {
    background: color-mix(in srgb, var(--color-accent) 14%, transparent);

    > svg {
      background: var(--button-background);
      color: var(--color-on-primary);
    }
  }

  /* What an icon has behind it is not forced, while the icon is. */
  @media (forced-colors: active) {
    &[aria-current] > svg,
    > svg {
      background: none;
    }
  }
`

const tiles = css`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 0.5rem;
  block-size: 100%;
  min-block-size: 6rem;
  padding: 0.75rem 0.25rem;
  overflow-wrap: anywhere;
  hyphens: auto;
  border: 1px solid var(--color-border);
  border-radius: min(var(--radius-card), 1rem);
  background: var(--color-surface-raised);
  font-size: var(--font-size-small);
  line-height: 1.25;
  text-align: center;

  > svg {
    color: var(--color-accent);
  }

  &[aria-current] {
    border-color: var(--color-accent);
    box-shadow: inset 0 0 0 1px var(--color-accent);
  }
`

/** Large text only, with a bar at the current page. */
const text = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-block-size: 3rem;
  overflow-wrap: anywhere;
  padding: 0.35rem 1rem;
  font-size: var(--font-size-large);
  line-height: 1.15;
  letter-spacing: var(--control-tracking);

  &::before {
    content: '';
    position: absolute;
    inset-block: 0.6rem;
    inset-inline-start: 0;
    inline-size: 4px;
    background: var(--color-accent);
    scale: 1 0;
    transition: scale var(--duration-short);
  }

  &[aria-current]::before,
  &:hover::before {
    scale: 1 1;
  }
`

const looks = { rows, tiles, text }

interface EntryLook {
  readonly $look: Look
  readonly $emphasis: MenuItem['emphasis']
}

export const Entry = styled(MenuTarget)<EntryLook>`
  inline-size: 100%;
  border: 0;
  background: none;
  color: ${({ $emphasis }) => entryColor[$emphasis]};
  font-family: var(--font-heading);
  font-weight: var(--font-weight-control);
  text-align: start;
  text-decoration: none;
  text-transform: var(--heading-transform);
  transition:
    background-color var(--duration-short),
    color var(--duration-short);
  ${({ $look }) => looks[$look]}

  &:hover {
    color: var(--color-text);
    ${({ $look }) => $look !== 'text' && 'background-color: color-mix(in srgb, var(--color-text) 8%, transparent);'}
  }

  &[aria-current] {
    color: var(--color-accent);
  }
`
