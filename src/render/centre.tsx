import { GuardNotice } from '@/elements/guard-notice'
import type { Action, AgentCentreAction, MemberCentreAction, Menu } from '@/generated/merchant-types'
import { useText } from '@/i18n/language'
import { useSession } from '@/session/session'
import { guardOf } from '@/site/actions'
import { obstacle } from '@/site/guards'
import { useMenuEntries } from '@/site/menu-entries'
import { useSite } from '@/site/site-context'
import { Icon } from '@/ui/icon'
import { IconButton } from '@/ui/icon-button'
import { useModal } from '@/ui/use-modal'
import { CentreClose, CentreEntry, CentreFrame, CentreMenu, CentrePanel, CentreTitle } from './centre-looks'
import { PanelPlace } from './panel-place'

interface CentreProps {
  readonly title: string
  readonly menu: Menu
  readonly show: MemberCentreAction | AgentCentreAction
  readonly onClose: () => void
}

/** A centre over the page: its menu beside the panel that is shown (1 §2). Who may not see it any more reads why. */
export function Centre({ title, menu, show, onClose }: CentreProps) {
  const t = useText()
  const entries = useMenuEntries(menu)
  const { routes } = useSite()
  const { role } = useSession()
  const ref = useModal({ onClose, closesOutside: true, opensOn: 'title' })
  const guard = guardOf(show, routes)
  const current = entries.find(({ item }) => shows(item.action, show))
  return (
    <CentreFrame ref={ref} aria-label={title}>
      <CentreTitle>{title}</CentreTitle>
      {entries.length > 0 && (
        <CentreMenu aria-label={title}>
          <ul>
            {entries.map((entry) => (
              <li key={entry.name}>
                <CentreEntry
                  $emphasis={entry.item.emphasis}
                  entry={{ ...entry, isCurrent: entry === current }}
                  onActivate={() => {
                    if (leaves(entry.item.action, show)) onClose()
                  }}
                >
                  {entry.item.icon !== undefined && <Icon name={entry.item.icon} size={20} />}
                  {t(entry.item.label)}
                </CentreEntry>
              </li>
            ))}
          </ul>
        </CentreMenu>
      )}
      {/* Reached by the keyboard, because a panel may be longer than the frame and have nothing to press. */}
      <CentrePanel key={show.panel} role="region" aria-label={current ? t(current.item.label) : title} tabIndex={0}>
        {obstacle(guard, role) === undefined ? <PanelPlace show={show} /> : <GuardNotice guard={guard} />}
      </CentrePanel>
      <CentreClose>
        <IconButton icon="x" label={t('dialog.close')} onClick={onClose} />
      </CentreClose>
    </CentreFrame>
  )
}

function shows(action: Action, shown: CentreProps['show']): boolean {
  return action.action === shown.action && action.panel === shown.panel
}

/** A page, or the other centre: neither is to be shown behind this one. */
function leaves({ action }: Action, shown: CentreProps['show']): boolean {
  return ['navigate', 'memberCentre', 'agentCentre'].includes(action) && action !== shown.action
}
