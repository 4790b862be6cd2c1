import { styled } from 'styled-components'
import { useText } from '@/i18n/language'
import { ActionTarget } from '@/elements/action-target'
import type { MenuEntry } from '@/site/menu-entries'
import { buttonLook, type ButtonLook } from '@/ui/button-look'
import { Icon } from '@/ui/icon'

/** A button of the header menu. On phones the quiet ones go: the side menu has them too. */
export function HeaderEntry({ entry: { item, isCurrent } }: { entry: MenuEntry }) {
  const t = useText()
  return (
    <Target $emphasis={item.emphasis} action={item.action} aria-current={isCurrent ? 'page' : undefined}>
      {item.icon !== undefined && <Icon name={item.icon} size={18} />}
      {t(item.label)}
    </Target>
  )
}

const Target = styled(ActionTarget)<ButtonLook>`
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
