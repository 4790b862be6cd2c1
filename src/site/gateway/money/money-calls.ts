import type {
  CancelBet,
  ConfirmWithdrawal,
  DailySalary,
  DividendClaim,
  HourlySalary,
  ConvertPoints,
  MissionClaim,
  PromotionClaim,
  RaffleClaim,
  RealTimeSalary,
  RebateClaim,
  RedeemReward,
  RequestDeposit,
  RequestWithdrawal,
  TransferDownline,
  TransferUpline,
  RewardClaim,
  WalletTransfer,
} from '@/contract/generated/gateway-types'
import type { CallDefinition } from '@/site/gateway/call-definition'
import { cancelBet } from './cancel-bet'
import { dailySalary, dividendClaim, hourlySalary, realTimeSalary } from '@/site/gateway/team/contracts'
import { requestDeposit } from './deposits'
import { transferDownline } from './downline'
import { rebateClaim } from './rebate'
import { convertPoints, redeemReward } from '@/site/gateway/rewards/point-acts'
import { promotionClaim } from '@/site/gateway/rewards/promotion-acts'
import { missionClaim, raffleClaim, rewardClaim } from '@/site/gateway/rewards/claims'
import { transferUpline } from './upline'
import { walletTransfer } from './wallet-transfer'
import { confirmWithdrawal, requestWithdrawal } from './withdrawals'

/** Request and answer of each call that moves money. */
export interface MoneyCalls {
  readonly walletTransfer: WalletTransfer
  readonly redeemReward: RedeemReward
  readonly convertPoints: ConvertPoints
  readonly promotionClaim: PromotionClaim
  readonly requestDeposit: RequestDeposit
  readonly requestWithdrawal: RequestWithdrawal
  readonly confirmWithdrawal: ConfirmWithdrawal
  readonly transferUpline: TransferUpline
  readonly transferDownline: TransferDownline
  readonly cancelBet: CancelBet
  readonly missionClaim: MissionClaim
  readonly rewardClaim: RewardClaim
  readonly raffleClaim: RaffleClaim
  readonly rebateClaim: RebateClaim
  readonly dividendClaim: DividendClaim
  readonly dailySalary: DailySalary
  readonly hourlySalary: HourlySalary
  readonly realTimeSalary: RealTimeSalary
}

export type MoneyCallName = keyof MoneyCalls

/** The calls that a stored intent may name, by which a reloaded page finds them again. */
export const moneyCalls: { readonly [Name in MoneyCallName]: CallDefinition<MoneyCalls[Name]> } = {
  walletTransfer,
  redeemReward,
  convertPoints,
  promotionClaim,
  requestDeposit,
  requestWithdrawal,
  confirmWithdrawal,
  transferUpline,
  transferDownline,
  cancelBet,
  missionClaim,
  rewardClaim,
  raffleClaim,
  rebateClaim,
  dividendClaim,
  dailySalary,
  hourlySalary,
  realTimeSalary,
}

/**
 * Secret fields of requests, which must not be stored: to ask again about the result of an act, the player enters them
 * again.
 */
const moneySecrets = {
  redeemReward: 'password',
  convertPoints: 'password',
  requestWithdrawal: 'paymentPassword',
  transferUpline: 'paymentPassword',
  transferDownline: 'paymentPassword',
} as const satisfies {
  readonly [Name in MoneyCallName]?: keyof MoneyCalls[Name]['request']
}

export type SecretCallName = keyof typeof moneySecrets

/** The part of a call's request that may be stored. */
export type StoredRequest<Name extends MoneyCallName> = Name extends SecretCallName
  ? Omit<MoneyCalls[Name]['request'], (typeof moneySecrets)[Name]>
  : MoneyCalls[Name]['request']

/** The secret field of a call's request, which is never stored. */
export const secretOf = (call: MoneyCallName): string | undefined =>
  (moneySecrets as Partial<Record<MoneyCallName, string>>)[call]
