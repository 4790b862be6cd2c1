import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useMissions } from '@/site/gateway/rewards/missions'
import { awaitingConfirmation, useWithdrawals } from '@/site/gateway/money/withdrawals'
import type { Action, Menu, MenuItem } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import type { ShownCentre } from '@/site/merchant/centres/centre-address'
import type { Badge } from '@/site/merchant/centres/badges'
import { useMenuEntries, type MenuEntry } from '@/site/merchant/centres/menu-entries'
import { useWholeSite } from '@/site/merchant/site-context'
import { useConditionsUnknown } from '@/site/merchant/unknown-conditions'
import { Icon } from '@/site/ui/icons/icon'
import { IconButton } from '@/site/ui/icons/icon-button'
import { registerOverlay } from '@/site/ui/modals/page-overlays'
import { useTabName } from '@/site/merchant/pages/tab-name'
import { desk } from '@/site/ui/view/screen-sizes'
import { useMediaQuery } from '@/site/ui/view/use-media-query'
import { useModal } from '@/site/ui/modals/use-modal'
import { useMovable } from '@/site/ui/modals/use-movable'
import { useNextFocus } from '@/site/ui/focus/use-next-focus'
import {
  CentreClose,
  CentreFrame,
  CentreMenuButton,
  CentreMove,
  CentrePanel,
  CentrePanelName,
  CentreTitle,
} from './centre-looks'
import { useCentreFocus } from './centre-focus'
import { CentreEntry, CentreMenu } from './centre-menu'
import { CentreGroup, groupsOf } from './centre-group'
import { NotOffered } from './not-offered'
import { PanelPlace } from './panel-place'
import {} from '@/site/ui/view/screen-sizes'

interface CentreProps {
  readonly title: string
  readonly menu: Menu
  readonly shown: ShownCentre
  readonly onClose: () => void
}

/**
 * A centre over the page: its menu and the panel named by the URL (1 §2; 2 §2). On a phone it fills the screen, with
 * the name of the panel at the top and a button that opens the menu.
 */
export function Centre({ title, menu, shown, onClose }: CentreProps) {
  const t = useText()
  const id = useId()
  const entries = useCentreEntries(menu)
  const { panels } = useWholeSite()
  const { form } = panels
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const ref = useModal({ onClose, closesOutside: true, opensOn: 'title', hasAddress: true })
  useNextFocus(ref)
  const movable = useMovable(ref)
  const isWindow = useMediaQuery(desk, false)
  // A tablet that is turned has room for the menu beside the panel, which it covers no longer.
  const isCovered = isMenuOpen && !isWindow
  const menuButton = useRef<HTMLButtonElement>(null)
  useCentreFocus(ref, { panel: shown.panel, isMenuOpen: isCovered })
  const leadsHere = (item: MenuItem | undefined): item is MenuItem => item !== undefined && shows(item.action, shown)
  const current = entries.find(({ item }) => leadsHere(item))
  const [offered, setOffered] = useState(current?.item)
  if (current !== undefined && current.item !== offered) setOffered(current.item)
  // An action in the panel, such as rejecting the last offer, may remove its menu entry. The panel stays open so that
  // the result can be read.
  const item = current?.item ?? (leadsHere(offered) ? offered : undefined)
  // While the conditions are unknown the panel itself is shown: it says that it is loading, or why it is unavailable.
  const leading = menu.order.map((each) => menu.items[each]).filter(leadsHere)
  const isUnsaid = useConditionsUnknown(leading.map(({ when }) => when))
  const label = (item ?? (isUnsaid ? leading[0] : undefined))?.label
  const name = label === undefined ? title : t(label)
  const isOffered = item !== undefined || !lists(menu, shown.action) || isUnsaid
  const notOffered = <NotOffered first={entries.find(({ item }) => item.action.action === shown.action)?.item} />
  useBackToPanel(isCovered, () => setIsMenuOpen(false))
  useTabName(name, 'centre')

  /** Escape closes what is on top, as Back does: the menu before the centre. */
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isCovered) return
    event.preventDefault()
    menuButton.current?.focus()
    setIsMenuOpen(false)
  }

  return (
    <CentreFrame ref={ref} aria-label={title} $form={form} onKeyDown={handleKeyDown}>
      <CentreTitle $isMenuOpen={isMenuOpen} {...(isWindow && movable.title)}>
        <span>{title}</span>
        <span>{name}</span>
      </CentreTitle>
      {entries.length > 0 && (
        <>
          <CentreMenuButton
            ref={menuButton}
            aria-expanded={isMenuOpen}
            aria-controls={id}
            onClick={() => setIsMenuOpen(!isMenuOpen)}
            type="button"
          >
            <Icon name="menu" size={20} />
            {t('centre.menu')}
          </CentreMenuButton>
          <CentreMenu id={id} aria-label={title} $isOpen={isMenuOpen} $menu={form.menu}>
            {groupsOf(entries).map(({ group, members }) => (
              <CentreGroup key={group ?? ''} heading={group} menu={form.menu}>
                {members.map((entry) => (
                  <li key={entry.name}>
                    <CentreEntry
                      $emphasis={entry.item.emphasis}
                      $menu={form.menu}
                      entry={{ ...entry, isCurrent: entry === current }}
                      onActivate={() => setIsMenuOpen(false)}
                    >
                      {entry.item.icon !== undefined && <Icon name={entry.item.icon} size={20} />}
                      {t(entry.item.label)}
                    </CentreEntry>
                  </li>
                ))}
              </CentreGroup>
            ))}
          </CentreMenu>
        </>
      )}
      {/* Focusable, because the panel may be longer than the frame and contain no control to scroll it with. */}
      <CentrePanel key={shown.panel} $form={form} role="region" aria-label={name} tabIndex={0} inert={isCovered}>
        <CentrePanelName className="visually-hidden">{name}</CentrePanelName>
        {isOffered ? <PanelPlace shown={shown} none={notOffered} /> : notOffered}
      </CentrePanel>
      <CentreClose>
        <IconButton icon="x" label={t('dialog.close')} onClick={onClose} />
      </CentreClose>
      <CentreMove type="button" aria-label={t('dialog.move')} onKeyDown={movable.onKeyDown}>
        <span aria-hidden>✥</span>
      </CentreMove>
    </CentreFrame>
  )
}

/** The entries of a centre's menu, including the counts that only a centre shows. */
function useCentreEntries(menu: Menu): readonly MenuEntry[] {
  const entries = useMenuEntries(menu)
  const counts = (badge: Badge) => entries.some(({ item }) => item.badge === badge)
  const claimable = useMissions(counts('claimableMissions')).data?.claimable
  const paid = useWithdrawals(counts('askedWithdrawals')).data?.items
  const asked = awaitingConfirmation(paid ?? []).length
  return entries.map((entry) => {
    const { badge } = entry.item
    if (badge === 'claimableMissions') return { ...entry, count: claimable || undefined, countName: 'missions.badge' }
    if (badge === 'askedWithdrawals') return { ...entry, count: asked || undefined, countName: 'withdraw.badge' }
    return entry
  })
}

/** On a phone, Back closes the menu and leaves the panel open. */
function useBackToPanel(isMenuOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)
  useEffect(() => (isMenuOpen ? registerOverlay(() => onBack()) : undefined), [isMenuOpen])
}

function shows(action: Action, shown: ShownCentre): boolean {
  return action.action === shown.action && action.panel === shown.panel
}

/** Whether a menu lists the panels of its centre. If it lists none, every panel may be opened. */
function lists({ items, order }: Menu, centre: ShownCentre['action']): boolean {
  return order.some((name) => items[name]?.action.action === centre)
}
