import { useSWRConfig } from 'swr'
import { isMoneyRead } from '@/site/money/money-reads'
import type { ContractKind } from '@/contract/endpoints/contract-members'
import { endContract } from '@/site/gateway/team/contracts'
import { useGateway } from '@/site/gateway/gateway-context'
import { useAttempt } from '@/site/gateway/use-attempt'
import { useDialogs } from '@/site/merchant/dialogs'
import { question } from '@/site/merchant/actions/message-presets'

const asking = { icon: 'warning', text: 'contract.askToEndSure', confirm: 'contract.askToEnd' } as const

/** Asks a downline to end its contract, once that is meant. `end` answers whether it was asked; what went wrong is said in `failure`. */
export function useAskToEnd(kind: ContractKind) {
  const gateway = useGateway()
  const { mutate } = useSWRConfig()
  const dialogs = useDialogs()
  const { attempt, isBusy, failure } = useAttempt()

  async function end(account: string): Promise<boolean> {
    if (!(await dialogs.confirm(question(asking)))) return false
    const isAsked = await attempt(() => gateway.send(endContract, { kind, account }))
    // It may have been asked though no answer came.
    void mutate(isMoneyRead)
    return isAsked
  }
  return { end, isBusy, failure }
}
