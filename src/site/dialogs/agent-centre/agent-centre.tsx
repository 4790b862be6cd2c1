import { useText } from '@/site/i18n/language'
import { Centre } from '@/site/render/centre'
import type { DialogPartProps } from '@/site/merchant/dialogs'
import { panelNamed } from '@/site/merchant/centres/panel-name'
import { useMenu } from '@/site/merchant/site-context'

/** The agent centre, over the page (1 §2). */
export function AgentCentre({ panel, onClose }: DialogPartProps<'agent-centre'>) {
  const t = useText()
  const menu = useMenu('agentCentre')
  const shown = { action: 'agentCentre', panel: panelNamed(panel, 'agent-team-overview') } as const
  return <Centre title={t('agent-centre.title')} menu={menu} shown={shown} onClose={() => onClose()} />
}
