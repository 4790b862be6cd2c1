import { Suspense, type ReactNode } from 'react'
import { useText } from '@/site/i18n/language'
import type { MenuEntry } from '@/site/merchant/centres/menu-entries'
import { lazyPart } from '@/site/ui/loading/lazy-part'
import { ActionTarget } from '@/site/elements/action-target'

/** Lazy-loaded, because guests have no counts. */
const MenuCount = lazyPart('menu-count', () => import('./menu-count').then((part) => part.MenuCount))

interface MenuTargetProps {
  readonly entry: MenuEntry
  /** Position of the count: after the text, or over the icon if the entry is taller than wide. */
  readonly badge?: 'end' | 'icon'
  readonly className?: string
  readonly onActivate?: () => void
  readonly children: ReactNode
}

/** The link or button of a menu entry, with its count as a badge and as part of the accessible name. */
export function MenuTarget({
  entry: { item, isCurrent, count, countName = 'badge.unreadMessages' },
  badge = 'end',
  children,
  ...rest
}: MenuTargetProps) {
  const t = useText()
  const name = { label: t(item.label), count: count ?? 0 }
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
