import { useText } from '@/i18n/language'
import { Centre } from '@/render/centre'
import type { DialogPartProps } from '@/site/dialogs'
import { useMenu } from '@/site/site-context'

/** The member centre, over the page (1 §2). */
export function MemberCentre({ show, onClose }: DialogPartProps<'member-centre'>) {
  const t = useText()
  const memberCentre = useMenu('memberCentre')
  return <Centre title={t('member-centre.title')} menu={memberCentre} show={show} onClose={() => onClose()} />
}
