import { useSWRConfig } from 'swr'
import { isMoneyRead } from '@/flows/money/money-reads'
import { useOpenCentre, usePanelQuery } from '@/site/shown-centre'

/** Panels that ask for what is set here. */
const callers = ['withdraw', 'transfer-upline'] as const

/** What follows once something was set: the panel that led here for it (`&then=withdraw`), else what `stay` does. */
export function useFinish(stay: () => void): () => void {
  const [query] = usePanelQuery()
  const open = useOpenCentre()
  const { mutate } = useSWRConfig()
  const panel = callers.find((name) => name === query.get('then'))
  return () => {
    // What may be withdrawn, and where to, is another answer now.
    void mutate(isMoneyRead)
    if (panel === undefined) stay()
    else open({ action: 'memberCentre', panel, query: {} })
  }
}
