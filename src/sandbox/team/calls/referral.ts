import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { Referral } from '@/contract/generated/gateway-types'
import { amountOf } from '@/contract/money/amount'
import { maskedName } from '@/sandbox/masked'
import { realAccountOf, type Handler } from '@/sandbox/call/gateway-call'
import type { Friend } from '@/sandbox/ledger/port/ledger-port'
import { Refusal } from '@/sandbox/call/refusal'
import { referralCodeOf } from '@/sandbox/accounts/port/referral-code'

/** Minimums for a friend to count, in hundredths. */
const least = { firstDeposit: 10_000_000, validBet: 30_000_000 }

type State = Referral['response']['friends'][number]['state']

/** The friends that the player has referred, and why some do not count yet. */
export const referral: Handler<Referral, LedgerPort & SettingsPort> = async (call) => {
  const { services, merchant, texts, request } = call
  const account = realAccountOf(call)
  const { promotions } = await services.settings.of(merchant)
  if (promotions['REFERRAL'] !== true) throw new Refusal('referral_closed', texts.say('referral_closed'))
  const code = referralCodeOf(account)
  const friends = await services.ledger.friendsOf(merchant.code, code)
  const { pageNo, pageSize } = request
  return {
    code,
    rules: { firstDeposit: amountOf(least.firstDeposit), validBet: amountOf(least.validBet) },
    totals: {
      invited: friends.length,
      deposited: friends.filter(({ firstDeposit }) => firstDeposit !== undefined).length,
      qualified: friends.filter((friend) => stateOf(friend) === 'qualified').length,
    },
    friends: friends.slice((pageNo - 1) * pageSize, pageNo * pageSize).map((friend) => ({
      account: maskedName(friend.account),
      time: new Date(friend.createdAt).toISOString(),
      firstDeposit: friend.firstDeposit === undefined ? null : amountOf(friend.firstDeposit),
      validBet: amountOf(friend.validBet),
      state: stateOf(friend),
    })),
    totalPages: Math.ceil(friends.length / pageSize),
  }
}

function stateOf({ firstDeposit, validBet }: Friend): State {
  if (firstDeposit === undefined) return 'noDeposit'
  if (firstDeposit < least.firstDeposit) return 'depositLow'
  return validBet < least.validBet ? 'betLow' : 'qualified'
}
