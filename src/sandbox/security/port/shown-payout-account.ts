import type { PayoutAccount as ShownAccount } from '@/contract/generated/gateway-types'
import { maskedName, maskedNumber } from '@/sandbox/masked'
import type { GatewayCall } from '@/sandbox/call/gateway-call'
import { institutionsFor } from '@/sandbox/security/institutions'
import type { PayoutAccount } from '@/sandbox/security/payout-accounts'

/** A payout account with masked holder and number, as its owner may see it. */
export function shownPayoutAccount(call: Pick<GatewayCall<unknown>, 'merchant'>, bound: PayoutAccount): ShownAccount {
  const { name = bound.institution, kind = 'bank' } = institutionOf(call, bound) ?? {}
  return {
    id: bound.id,
    kind,
    institution: bound.institution,
    name,
    holder: maskedName(bound.holder),
    number: maskedNumber(bound.number),
    time: new Date(bound.time).toISOString(),
  }
}

/** The institution of a payout account; undefined if the currency no longer has it. */
export const institutionOf = ({ merchant }: Pick<GatewayCall<unknown>, 'merchant'>, { institution }: PayoutAccount) =>
  institutionsFor(merchant.currency.code).find(({ code }) => code === institution)
