import { css, styled } from 'styled-components'
import { entryColor } from '@/site/elements/entry-color'
import { MenuTarget } from '@/site/elements/menu/menu-target'
import type { CategoryNavProps, MenuItem } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { useMenuEntries } from '@/site/merchant/centres/menu-entries'
import { Icon } from '@/site/ui/icons/icon'
import { lying } from '@/site/ui/view/screen-sizes'
import { useCentredItem } from '@/site/ui/view/use-centred-item'

/** The game categories that have vendors (1 §2 Game category navigation). */
export function CategoryNav({ label, look, entries }: CategoryNavProps) {
  const t = useText()
  const shown = useMenuEntries(entries)
  const current = shown.find(({ isCurrent }) => isCurrent)?.name
  const list = useCentredItem<HTMLUListElement>('[aria-current]', current)
  if (shown.length === 0) return null
  return (
    <Frame aria-label={t(label)} $look={look}>
      <List ref={list} $look={look} data-current={current} className="fades">
        {shown.map((entry) => (
          <li key={entry.name}>
            <Entry $look={look} $emphasis={entry.item.emphasis} entry={entry} badge="icon">
              {look !== 'strip' && entry.item.icon !== undefined && <Icon name={entry.item.icon} size={26} />}
              <span>{t(entry.item.label)}</span>
            </Entry>
          </li>
        ))}
      </List>
    </Frame>
  )
}

type Looked = { readonly $look: CategoryNavProps['look'] }

const Frame = styled.nav<Looked>`
  min-inline-size: 0;
  ${({ $look }) =>
    $look === 'strip' && 'border-block: 1px solid var(--color-border); background: var(--color-surface-raised);'}
`

/**
 * Overflow scrolls from edge to edge: on phones a second row would push the page down. A phone shows three entries and
 * a part of the fourth.
 */
const row = css`
  display: flex;
  overflow-x: auto;
  scrollbar-width: none;

  /* A name that breaks in one font and not in the other would move the page when that arrives. */
  > li {
    flex: 1 0 auto;
    white-space: nowrap;
  }

  @media (max-width: 767px) {
    gap: var(--space-1);

    > li {
      flex-basis: calc((100% + var(--page-edge)) / 3.3 - var(--space-1));
    }
  }
`

const tiles = css`
  display: grid;
  /* Three in a row on a phone, and six beside each other from a tablet on: none is left alone. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(5.5rem, 28%)), 1fr));

  @media (min-width: 48rem) {
    grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));
  }

  /* Where one of them is open, or they are the page's head, its games come first. */
  @media (max-width: 767px) {
    &:has([aria-current]),
    main > nav:nth-child(-n + 2) > & {
      ${row}
    }
  }
`

/** Icon and name beside each other. */
const flat = css`
  grid-auto-flow: column;
  place-content: center;
  align-items: center;
  min-inline-size: max-content;
  min-block-size: 2.75rem;
  padding: 0 0.75rem;
`

const List = styled.ul<Looked>`
  gap: ${({ $look }) => ($look === 'strip' ? 0 : 'var(--space-2)')};
  /* What scrolls would cut the mark of the focus off. */
  padding: ${({ $look }) => ($look === 'strip' ? 0 : '4px')} var(--page-edge);
  list-style: none;
  ${({ $look }) => ($look === 'tiles' ? tiles : row)}

  @media (max-width: 767px) {
    &[data-current] a {
      ${flat}
    }
  }

  ${lying} {
    ${row}
    gap: ${({ $look }) => ($look === 'strip' ? 0 : 'var(--space-1)')};

    a {
      ${flat}
    }
  }
`

const tile = css`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: var(--space-1);
  block-size: 100%;
  min-block-size: 4.75rem;
  padding: var(--space-2) var(--space-1);
  border: var(--card-border);
  border-radius: min(var(--radius-card), 1rem);
  background: var(--card-background);
  font-size: var(--font-size-small);

  &[aria-current] {
    border-color: var(--color-accent);
    box-shadow: inset 0 0 0 1px var(--color-accent);
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

/** Text only, in the style of a scoreboard. */
const word = css`
  display: grid;
  place-content: center;
  min-block-size: 3.25rem;
  padding-inline: var(--space-3);
  font-family: var(--font-heading);
  letter-spacing: var(--control-tracking);
  text-transform: var(--heading-transform);

  &:is(:hover, [aria-current]) {
    box-shadow: inset 0 -4px var(--color-accent);
  }
`

const Entry = styled(MenuTarget)<Looked & { $emphasis: MenuItem['emphasis'] }>`
  ${({ $look }) => ($look === 'strip' ? word : tile)}
  position: relative;
  inline-size: 100%;
  color: ${({ $emphasis }) => entryColor[$emphasis]};
  font-weight: var(--font-weight-control);
  line-height: 1.2;
  text-align: center;
  text-decoration: none;

  > svg,
  &:hover {
    color: var(--color-accent);
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`
