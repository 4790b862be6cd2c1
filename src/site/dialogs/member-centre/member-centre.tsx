import { useText } from '@/site/i18n/language'
import { Centre } from '@/site/render/centre'
import type { DialogPartProps } from '@/site/merchant/dialogs'
import { panelNamed } from '@/site/merchant/centres/panel-name'
import { useMenu } from '@/site/merchant/site-context'

/** The member centre, over the page (1 §2). */
export function MemberCentre({ panel, onClose }: DialogPartProps<'member-centre'>) {
  const t = useText()
  const menu = useMenu('memberCentre')
  const shown = { action: 'memberCentre', panel: panelNamed(panel, 'security-center') } as const
  return <Centre title={t('member-centre.title')} menu={menu} shown={shown} onClose={() => onClose()} />
}
