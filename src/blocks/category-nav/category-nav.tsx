import { css, styled } from 'styled-components'
import { entryColor } from '@/elements/entry-color'
import { MenuTarget } from '@/elements/menu-target'
import type { CategoryNavProps, MenuItem } from '@/generated/merchant-types'
import { useText } from '@/i18n/language'
import { useMenuEntries } from '@/site/menu-entries'
import { Icon } from '@/ui/icon'

/** The kinds of games that there are vendors for (1 §2 Game category navigation). */
export function CategoryNav({ label, look, entries }: CategoryNavProps) {
  const t = useText()
  const shown = useMenuEntries(entries)
  if (shown.length === 0) return null
  return (
    <Frame aria-label={t(label)}>
      <List $look={look}>
        {shown.map((entry) => (
          <li key={entry.name}>
            <Entry $emphasis={entry.item.emphasis} entry={entry} badge="icon">
              {entry.item.icon !== undefined && <Icon name={entry.item.icon} size={26} />}
              <span>{t(entry.item.label)}</span>
            </Entry>
          </li>
        ))}
      </List>
    </Frame>
  )
}

const Frame = styled.nav`
  padding-inline: max(var(--space-gutter), (100% - 80rem) / 2);
`

/** What does not fit scrolls: on phones a second row would push the page down. */
const row = css`
  display: flex;
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scrollbar-width: thin;
  scrollbar-color: var(--color-border) transparent;

  > li {
    flex: 1 0 auto;
    scroll-snap-align: start;
  }
`

const tiles = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(29%, 8rem), 1fr));
`

const List = styled.ul<{ $look: CategoryNavProps['look'] }>`
  gap: var(--space-2);
  padding: 4px;
  margin: 0;
  list-style: none;
  ${({ $look }) => ($look === 'row' ? row : tiles)}
`

const Entry = styled(MenuTarget)<{ $emphasis: MenuItem['emphasis'] }>`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: var(--space-1);
  inline-size: 100%;
  min-inline-size: 5.5rem;
  min-block-size: 4.75rem;
  padding: var(--space-2) var(--space-3);
  border: var(--card-border);
  border-radius: min(var(--radius-card), 1rem);
  background: var(--card-background);
  color: ${({ $emphasis }) => entryColor[$emphasis]};
  font-weight: var(--font-weight-control);
  font-size: var(--font-size-small);
  line-height: 1.2;
  text-align: center;
  text-decoration: none;

  > svg {
    color: var(--color-accent);
  }

  &:hover {
    color: var(--color-accent);
  }

  &[aria-current] {
    border-color: var(--color-accent);
    box-shadow: inset 0 0 0 1px var(--color-accent);
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`
