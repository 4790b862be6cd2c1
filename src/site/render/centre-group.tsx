import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { CentreForm, TextKey } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import type { MenuEntry } from '@/site/merchant/centres/menu-entries'
import { wide } from './centre-looks'

interface Group {
  readonly group: TextKey | undefined
  readonly members: readonly MenuEntry[]
}

/** The entries of a centre's menu by their group: each group stands where its first entry does. */
export function groupsOf(entries: readonly MenuEntry[]): readonly Group[] {
  const names = new Set(entries.map(({ item }) => item.group))
  return [...names].map((group) => ({ group, members: entries.filter(({ item }) => item.group === group) }))
}

interface CentreGroupProps {
  /** Undefined for entries that stand under no heading. */
  readonly heading: TextKey | undefined
  readonly menu: CentreForm['menu']
  readonly children: ReactNode
}

/** Entries of a centre's menu under their heading. Tabs on a wide screen stand in one row, whatever their group. */
export function CentreGroup({ heading, menu, children }: CentreGroupProps) {
  const t = useText()
  const id = useId()
  return (
    <Root data-menu={menu}>
      {heading !== undefined && <p id={id}>{t(heading)}</p>}
      <ul aria-labelledby={heading && id}>{children}</ul>
    </Root>
  )
}

const Root = styled.div`
  > p {
    padding: 0.75rem 0.85rem 0.25rem;
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
    font-weight: var(--font-weight-control);
  }

  ${wide} {
    &[data-menu='tabs'] {
      display: inline;

      > p {
        position: absolute;
        inline-size: 1px;
        block-size: 1px;
        padding: 0;
        overflow: hidden;
        clip-path: inset(50%);
      }

      > ul,
      > ul > li {
        display: inline;
      }

      > ul > li > * {
        display: inline-flex;
        inline-size: auto;
      }
    }
  }
`
