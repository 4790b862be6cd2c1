import { useConsolidatedFunds } from '@/site/gateway/money/consolidated-funds'
import { useMerchantWallet } from '@/site/gateway/money/merchant-wallet'
import { usePermission } from '@/site/gateway/content/permission'
import type { Condition } from '@/contract/generated/merchant-types'
import { isAbout } from './conditions'

/**
 * Whether the facts behind some of these conditions are still unknown, because the server has not answered or could not
 * be reached.
 */
export function useConditionsUnknown(conditions: readonly (Condition | undefined)[]): boolean {
  const isAboutContract = isAbout('contract', conditions)
  const isAboutWallet = isAbout('wallet', conditions)
  const permission = usePermission().data
  const funds = useConsolidatedFunds(isAboutContract).data
  const wallet = useMerchantWallet(isAboutWallet).data
  return (
    (isAbout('promotion', conditions) && permission === undefined) ||
    (isAboutContract && funds === undefined) ||
    (isAboutWallet && wallet === undefined)
  )
}
