import { useText } from '@/i18n/language'
import { Centre } from '@/render/centre'
import type { DialogPartProps } from '@/site/dialogs'
import { panelNamed } from '@/site/panel-name'
import { useMenu } from '@/site/site-context'

/** The agent centre, over the page (1 §2). */
export function AgentCentre({ panel, onClose }: DialogPartProps<'agent-centre'>) {
  const t = useText()
  const menu = useMenu('agentCentre')
  const shown = { action: 'agentCentre', panel: panelNamed(panel, 'agent-team-overview') } as const
  return <Centre title={t('agent-centre.title')} menu={menu} shown={shown} onClose={() => onClose()} />
}
