import type { MemberCentreAction } from '@/contract/generated/merchant-types'
import type { NextStep } from './refusal-steps'

/** The next step if the missing money is in another wallet: a prefilled transfer, or the recall of all money. */
export function stepToOtherWallet(value: Readonly<Record<string, unknown>>): NextStep | undefined {
  const { elsewhere, remaining } = value
  if (!isTransfer(elsewhere)) return undefined
  const { from, to } = elsewhere
  if (from === 'ALL') return { label: 'refusal.next.recall', action: toWallets({}) }
  return { label: 'refusal.next.transfer', action: toWallets({ from, to, amount: String(remaining) }) }
}

const toWallets = (query: MemberCentreAction['query']): MemberCentreAction => ({
  ...{ action: 'memberCentre', panel: 'wallet-transfer', query },
})

const isTransfer = (value: unknown): value is { readonly from: string; readonly to: string } =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value
