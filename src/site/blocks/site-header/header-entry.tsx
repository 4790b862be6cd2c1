import { styled } from 'styled-components'
import { MenuTarget } from '@/site/elements/menu/menu-target'
import { useText } from '@/site/i18n/language'
import type { MenuEntry } from '@/site/merchant/centres/menu-entries'
import { buttonLook, type ButtonLook } from '@/site/ui/button-look'
import { Icon } from '@/site/ui/icons/icon'

interface HeaderEntryProps {
  readonly entry: MenuEntry
  /** On phones the entry moves to another menu. */
  readonly folds: boolean
  /** The entry is in the row of links, where only a strong one is a button. */
  readonly isLink?: boolean
}

/** An entry of the header menu. */
export function HeaderEntry({ entry, folds, isLink = false }: HeaderEntryProps) {
  const t = useText()
  const { item } = entry
  return (
    <Target $emphasis={item.emphasis} $folds={folds} $plain={isLink && item.emphasis !== 'strong'} entry={entry}>
      {item.icon !== undefined && <Icon name={item.icon} size={18} />}
      {t(item.label)}
    </Target>
  )
}

const Target = styled(MenuTarget)<ButtonLook & { $folds: boolean; $plain: boolean }>`
  ${buttonLook}

  @media (min-width: 768px) {
    flex: none;
    white-space: nowrap;
    ${({ $plain }) => $plain && 'border-color: transparent; background: none;'}
  }

  @media (max-width: 767px) {
    ${({ $folds }) => $folds && 'display: none;'}
    padding-inline: clamp(0.4rem, 3.6vw - 0.2rem, 0.8rem);
    font-size: var(--font-size-small);

    svg {
      display: none;
    }
  }

  @container (max-width: 17.5em) {
    min-block-size: 44px;
    padding-block: 0.1em;
  }
`
