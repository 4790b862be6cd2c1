import type { RefusalCode } from '@/contract/endpoints/refusal-codes'
import type { Action, MemberPanelName, TextKey } from '@/contract/generated/merchant-types'

/** A next step after a refusal. */
export interface NextStep {
  readonly label: TextKey
  readonly action: Action
}

/** Opens a panel of the member centre with these parameters. */
const inCentre = (panel: MemberPanelName, query: Readonly<Record<string, string>> = {}): Action => ({
  action: 'memberCentre',
  panel,
  query,
})

const limits: NextStep = { label: 'refusal.next.limits', action: inCentre('limits') }
const password: NextStep = {
  label: 'refusal.next.password',
  action: inCentre('security-center', { open: 'paymentPassword' }),
}
const account: NextStep = { label: 'refusal.next.account', action: inCentre('security-center', { open: 'payout' }) }
const deposit: NextStep = { label: 'refusal.next.deposit', action: inCentre('deposit') }
const wagering: NextStep = { label: 'refusal.next.wagering', action: inCentre('bonus-details') }
const withdrawals: NextStep = {
  label: 'refusal.next.withdrawals',
  action: inCentre('account-record', { tab: 'withdrawals' }),
}
const wallets: NextStep = { label: 'refusal.next.wallets', action: inCentre('wallet-transfer') }
const rewards: NextStep = { label: 'refusal.next.rewards', action: inCentre('reward-center') }
const missions: NextStep = { label: 'refusal.next.missions', action: inCentre('missions') }
const record: NextStep = { label: 'refusal.next.record', action: inCentre('account-record') }
const bets: NextStep = { label: 'refusal.next.bets', action: inCentre('betting-record', { tab: 'all' }) }
const play: NextStep = { label: 'refusal.next.play', action: { action: 'navigate', to: '/', query: {} } }
const home: NextStep = { label: 'refusal.next.home', action: { action: 'navigate', to: '/', query: {} } }
const ask: NextStep = { label: 'refusal.next.ask', action: { action: 'customerService' } }

/** The one next step by error code; null if the player only has to change the input of the form. */
export const refusalSteps: Readonly<Record<RefusalCode, NextStep | null>> = {
  amount_invalid: null,
  not_enough: deposit,
  same_wallet: null,
  single_wallet: wallets,
  wallet_unknown: wallets,
  whole_units: null,
  nothing_to_recall: wallets,
  key_used: record,
  need_true_account: ask,
  too_many_tries: ask,
  payment_password_missing: password,
  payment_password_wrong: null,
  payout_missing: account,
  payout_unknown: account,
  turnover_unmet: wagering,
  withdrawal_closed: withdrawals,
  withdrawal_day: withdrawals,
  withdrawal_deposit: deposit,
  withdrawal_limit: null,
  withdrawal_times: withdrawals,
  proof_missing: null,
  partly_limit: null,
  withdrawal_answered: withdrawals,
  withdrawal_forced: withdrawals,
  withdrawal_not_paid: withdrawals,
  withdrawal_unknown: withdrawals,
  upline_gone: ask,
  not_in_team: null,
  upline_limit: null,
  deposit_method_unknown: null,
  deposit_maintenance: null,
  deposit_limit: null,
  deposit_too_many: null,
  deposit_unknown: null,
  deposit_ended: null,
  deposit_over_limit: limits,
  loss_over_limit: limits,
  session_over_limit: limits,
  limit_invalid: null,
  promotion_unmet: null,
  promotion_least: null,
  reward_open: rewards,
  reward_claimed: record,
  reward_expired: rewards,
  reward_unknown: rewards,
  mission_unknown: missions,
  rebate_closed: rewards,
  rebate_changed: null,
  rebate_nothing: play,
  bonus_unknown: rewards,
  bet_ended: bets,
  game_unknown: home,
  game_maintenance: home,
  vendor_maintenance: home,
  room_full: home,
  room_closed: home,
  demo_unavailable: home,
  not_enough_to_play: deposit,
  launch_differs: home,
  receipt_unknown: record,
  points_off: home,
  points_missing: play,
  points_limit: null,
  point_reward_unknown: null,
  point_stock_gone: null,
  point_stock_less: null,
  point_money_missing: deposit,
  point_address_missing: null,
  promotion_unknown: home,
  promotion_coming: null,
  promotion_closed: rewards,
  promotion_applied: null,
  promotion_not_issued: rewards,
  promotion_with_deposit: deposit,
  comment_long: null,
}
