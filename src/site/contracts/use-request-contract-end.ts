import { useSWRConfig } from 'swr'
import { isMoneyRead } from '@/site/money/money-reads'
import type { ContractKind } from '@/contract/endpoints/contract-members'
import { endContract } from '@/site/gateway/team/contracts'
import { useGateway } from '@/site/gateway/gateway-context'
import { useAttempt } from '@/site/gateway/use-attempt'
import { useDialogs } from '@/site/merchant/dialogs'
import { question } from '@/site/merchant/actions/message-presets'

const asking = { icon: 'warning', text: 'contract.askToEndSure', confirm: 'contract.askToEnd' } as const

/**
 * Asks a downline to end its contract, after a confirmation. `end` resolves to whether it was asked; an error is in
 * `failure`.
 */
export function useRequestContractEnd(kind: ContractKind) {
  const gateway = useGateway()
  const { mutate } = useSWRConfig()
  const dialogs = useDialogs()
  const { attempt, isBusy, failure } = useAttempt()

  async function end(account: string): Promise<boolean> {
    if (!(await dialogs.confirm(question(asking)))) return false
    const isAsked = await attempt(() => gateway.send(endContract, { kind, account }))
    // The request may have succeeded even though the answer was lost.
    void mutate(isMoneyRead)
    return isAsked
  }
  return { end, isBusy, failure }
}
