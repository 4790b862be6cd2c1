import { styled } from 'styled-components'
import { MenuTarget } from '@/elements/menu-target'
import { useText } from '@/i18n/language'
import type { MenuEntry } from '@/site/menu-entries'
import { buttonLook, type ButtonLook } from '@/ui/button-look'
import { Icon } from '@/ui/icon'

/** A button of the header menu. On phones the quiet ones go: the side menu has them too. */
export function HeaderEntry({ entry }: { entry: MenuEntry }) {
  const t = useText()
  const { item } = entry
  return (
    <Target $emphasis={item.emphasis} entry={entry}>
      {item.icon !== undefined && <Icon name={item.icon} size={18} />}
      {t(item.label)}
    </Target>
  )
}

const Target = styled(MenuTarget)<ButtonLook>`
  ${buttonLook}
  flex: none;
  white-space: nowrap;

  @media (max-width: 767px) {
    ${({ $emphasis }) => $emphasis === 'quiet' && 'display: none;'}
    padding-inline: 0.8rem;
    font-size: var(--font-size-small);

    svg {
      display: none;
    }
  }
`
