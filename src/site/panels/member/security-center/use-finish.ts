import { useSWRConfig } from 'swr'
import { isMoneyRead } from '@/site/money/money-reads'
import { usePanelQuery } from '@/site/merchant/centres/panel-query'
import { useCloseCentre, useOpenCentre } from '@/site/merchant/centres/shown-centre'

/** Panels of the member centre that ask for what is set here. */
const callers = ['withdraw', 'transfer-upline'] as const

/**
 * What follows once something was set: who led here for it stands in the address (`&then=withdraw`, a transfer to a
 * downline with its receiver, or `page`: what the centre stands over), else what `stay` does.
 */
export function useFinish(stay: () => void): () => void {
  const [query] = usePanelQuery()
  const open = useOpenCentre()
  const close = useCloseCentre()
  const { mutate } = useSWRConfig()
  const then = query.get('then')
  const panel = callers.find((name) => name === then)
  const back = () => {
    if (panel !== undefined) open({ action: 'memberCentre', panel, query: {} })
    else if (then === 'agent-team-management')
      open({ action: 'agentCentre', panel: then, query: { transfer: query.get('to') ?? '' } })
    else if (then === 'page') close()
    else stay()
  }
  return () => {
    // What may be withdrawn, and where to, is another answer now.
    void mutate(isMoneyRead)
    back()
  }
}
