import { Suspense, type ReactNode } from 'react'
import { useText } from '@/site/i18n/language'
import type { MenuEntry } from '@/site/merchant/centres/menu-entries'
import { lazyPart } from '@/site/ui/loading/lazy-part'
import { ActionTarget } from '@/site/elements/action-target'

/** A guest has nothing to count. */
const MenuCount = lazyPart('menu-count', () => import('./menu-count').then((part) => part.MenuCount))

interface MenuTargetProps {
  readonly entry: MenuEntry
  /** Where its count stands: after the text, or over the icon of an entry that is higher than wide. */
  readonly badge?: 'end' | 'icon'
  readonly className?: string
  readonly onActivate?: () => void
  readonly children: ReactNode
}

/** What is pressed to follow an entry of a menu. What it counts is drawn on it and said in its name. */
export function MenuTarget({
  entry: { item, isCurrent, count, countName = 'badge.unreadMessages' },
  badge = 'end',
  children,
  ...rest
}: MenuTargetProps) {
  const t = useText()
  const name = { label: t(item.label), n: count ?? 0 }
  return (
    <ActionTarget
      {...rest}
      {...(count !== undefined && { 'aria-label': t(countName, name) })}
      action={item.action}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
      {count !== undefined && (
        <Suspense>
          <MenuCount place={badge} count={count} />
        </Suspense>
      )}
    </ActionTarget>
  )
}
