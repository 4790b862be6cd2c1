import { css, styled } from 'styled-components'
import { entryColor } from '@/site/elements/entry-color'
import { MenuTarget } from '@/site/elements/menu/menu-target'
import type { MenuItem } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import type { MenuEntry } from '@/site/merchant/centres/menu-entries'
import { Icon } from '@/site/ui/icons/icon'

/** A row of a menu that drops down from the header. */
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

interface MenuRowProps {
  readonly entry: MenuEntry
  /** Shown only on phones: on wider screens the header itself has it. */
  readonly onPhones?: boolean
  readonly onActivate: () => void
}

/** An entry of a menu that drops down from the header. */
export function MenuRow({ entry, onPhones = false, onActivate }: MenuRowProps) {
  const t = useText()
  const { icon, label, emphasis } = entry.item
  return (
    <Row $emphasis={emphasis} $onPhones={onPhones} entry={entry} onActivate={onActivate}>
      {icon !== undefined && <Icon name={icon} size={18} />}
      {t(label)}
    </Row>
  )
}

const Row = styled(MenuTarget)<{ $emphasis: MenuItem['emphasis']; $onPhones: boolean }>`
  ${rowLook}

  &:not([aria-current]) {
    color: ${({ $emphasis }) => entryColor[$emphasis]};
  }

  @media (min-width: 768px) {
    ${({ $onPhones }) => $onPhones && 'display: none;'}
  }
`
