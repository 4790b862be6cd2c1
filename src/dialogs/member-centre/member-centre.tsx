import { useText } from '@/i18n/language'
import { Centre } from '@/render/centre'
import type { DialogPartProps } from '@/site/dialogs'
import { panelNamed } from '@/site/panel-name'
import { useMenu } from '@/site/site-context'

/** The member centre, over the page (1 §2). */
export function MemberCentre({ panel, onClose }: DialogPartProps<'member-centre'>) {
  const t = useText()
  const menu = useMenu('memberCentre')
  const shown = { action: 'memberCentre', panel: panelNamed(panel, 'security-center') } as const
  return <Centre title={t('member-centre.title')} menu={menu} shown={shown} onClose={() => onClose()} />
}
