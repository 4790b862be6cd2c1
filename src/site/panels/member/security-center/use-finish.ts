import { useSWRConfig } from 'swr'
import { isMoneyRead } from '@/site/money/money-reads'
import { usePanelQuery } from '@/site/merchant/centres/panel-query'
import { useCloseCentre, useReplaceCentre } from '@/site/merchant/centres/shown-centre'

/** Panels of the member centre that send the player here to set something. */
const callers = ['withdraw', 'transfer-upline'] as const

/**
 * Returns what to do once something was set: the player goes back to where the URL says (`&then=withdraw`, a transfer
 * to a downline with its receiver, or `page`: the page below the centre), otherwise `stay` is called. Back then does not
 * ask again for what is set.
 */
export function useFinish(stay: () => void): () => void {
  const [query] = usePanelQuery()
  const show = useReplaceCentre()
  const close = useCloseCentre()
  const { mutate } = useSWRConfig()
  const then = query.get('then')
  const panel = callers.find((name) => name === then)
  const back = () => {
    if (panel !== undefined) show({ action: 'memberCentre', panel, query: {} })
    else if (then === 'agent-team-management')
      show({ action: 'agentCentre', panel: then, query: { transfer: query.get('to') ?? '' } })
    else if (then === 'page') close()
    else stay()
  }
  return () => {
    // The terms and payout accounts of withdrawals have changed, so these reads are revalidated.
    void mutate(isMoneyRead)
    back()
  }
}
