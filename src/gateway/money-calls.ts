import type {
  CancelBet,
  ConfirmWithdrawal,
  MissionClaim,
  RaffleClaim,
  RebateClaim,
  RedeemReward,
  RequestDeposit,
  RequestWithdrawal,
  TransferUpline,
  RewardClaim,
  WalletTransfer,
} from '@/generated/gateway-types'
import type { CallDefinition } from './call-definition'
import type { CallName } from './endpoints'
import { cancelBet } from './cancel-bet'
import { requestDeposit } from './deposits'
import { missionClaim } from './missions'
import { rebateClaim } from './rebate'
import { redeemReward } from './redeem-reward'
import { raffleClaim, rewardClaim } from './rewards'
import { transferUpline } from './upline'
import { walletTransfer } from './wallet-transfer'
import { confirmWithdrawal, requestWithdrawal } from './withdrawals'

/** Request and answer of each call that moves money. */
export interface MoneyCalls {
  readonly walletTransfer: WalletTransfer
  readonly redeemReward: RedeemReward
  readonly requestDeposit: RequestDeposit
  readonly requestWithdrawal: RequestWithdrawal
  readonly confirmWithdrawal: ConfirmWithdrawal
  readonly transferUpline: TransferUpline
  readonly cancelBet: CancelBet
  readonly missionClaim: MissionClaim
  readonly rewardClaim: RewardClaim
  readonly raffleClaim: RaffleClaim
  readonly rebateClaim: RebateClaim
}

export type MoneyCallName = keyof MoneyCalls

/** What an intent may be to do: the calls that a page finds again by the name that was stored. */
export const moneyCalls: { readonly [Name in MoneyCallName]: CallDefinition<MoneyCalls[Name]> } = {
  walletTransfer,
  redeemReward,
  requestDeposit,
  requestWithdrawal,
  confirmWithdrawal,
  transferUpline,
  cancelBet,
  missionClaim,
  rewardClaim,
  raffleClaim,
  rebateClaim,
}

/** Fields of requests that nobody may keep: whoever asks again what became of the act is asked for them again. */
const moneySecrets = {
  redeemReward: 'password',
  requestWithdrawal: 'paymentPassword',
  transferUpline: 'paymentPassword',
} as const satisfies {
  readonly [Name in MoneyCallName]?: keyof MoneyCalls[Name]['request']
}

export type SecretCallName = keyof typeof moneySecrets

/** What may be kept of a call's request. */
export type KeptRequest<Name extends MoneyCallName> = Name extends SecretCallName
  ? Omit<MoneyCalls[Name]['request'], (typeof moneySecrets)[Name]>
  : MoneyCalls[Name]['request']

/** The field of a call's request that is kept nowhere. */
export const secretOf = (call: MoneyCallName): string | undefined =>
  (moneySecrets as Partial<Record<MoneyCallName, string>>)[call]

/** Reads whose answers are others after money has moved. */
export const moneyReads: readonly CallName[] = [
  'balance',
  'merchantWallet',
  'memberTransactions',
  'bettingRecord',
  'profitLoss',
  'pointBalance',
  'redeemList',
  'deposits',
  'depositMethods',
  'withdrawals',
  'withdrawalTerms',
  'uplineTerms',
  'missionSummary',
  'rewards',
  'rebate',
  'bonusRecord',
  'bonusWagering',
]
