import { useSWRConfig } from 'swr'
import { isMoneyRead } from '@/flows/money/money-reads'
import type { ContractKind } from '@/gateway/contract-members'
import { endContract } from '@/gateway/contracts'
import { useGateway } from '@/gateway/gateway-context'
import { useAttempt } from '@/gateway/use-attempt'
import { useDialogs } from '@/site/dialogs'
import { question } from '@/site/message-presets'

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
