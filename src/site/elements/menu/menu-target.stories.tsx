import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import type { MenuItem } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { shownText } from '@/site/i18n/testing/shown-text'
import { Icon } from '@/site/ui/icons/icon'
import { MenuTarget } from './menu-target'

const item: MenuItem = {
  label: 'nav.announcements',
  icon: 'mail',
  action: { action: 'freePlay' },
  emphasis: 'normal',
  badge: 'unreadMessages',
}

function Example({ count, badge }: { count: number | undefined; badge: 'end' | 'icon' }) {
  const t = useText()
  return (
    <Target entry={{ name: 'messages', item, isCurrent: false, count }} badge={badge} $badge={badge}>
      <Icon name="mail" size={22} />
      <span>{t(item.label)}</span>
    </Target>
  )
}

const Target = styled(MenuTarget)<{ $badge: 'end' | 'icon' }>`
  position: relative;
  display: ${({ $badge }) => ($badge === 'icon' ? 'inline-grid' : 'flex')};
  gap: 0.5rem;
  place-items: center;
  inline-size: ${({ $badge }) => ($badge === 'icon' ? 'auto' : '16rem')};
  padding: 0.75rem;
  border: 0;
  background: none;
`

const meta: Meta<typeof Example> = { title: 'Elements/menu-target', component: Example }

export default meta

/** After the text, as in the rows of a menu. */
export const AtTheEnd: StoryObj<typeof Example> = {
  args: { count: 3, badge: 'end' },
  async play({ canvas }) {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(shownText('badge.unreadMessages'))
  },
}

/** Over the icon, as in the bottom bar. */
export const OverTheIcon: StoryObj<typeof Example> = { args: { count: 12, badge: 'icon' } }

/** Shows at most two digits. */
export const Many: StoryObj<typeof Example> = { args: { count: 1234, badge: 'icon' } }

/** Nothing to count. */
export const None: StoryObj<typeof Example> = { args: { count: undefined, badge: 'end' } }
