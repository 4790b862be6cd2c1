import type { ComponentType } from 'react'
import { merchantBlocks } from '@/site/generated/merchant-blocks'
import type { MemberPanelName, MemberPanelProps } from '@/contract/generated/merchant-types'

/** The panels of the member centre. A panel is loaded when it is first shown. A merchant's own blocks come last. */
export const memberPanels: { readonly [P in MemberPanelName]: () => Promise<ComponentType<MemberPanelProps[P]>> } = {
  'account-record': () => import('./account-record/account-record').then((part) => part.AccountRecord),
  'betting-record': () => import('./betting-record/betting-record').then((part) => part.BettingRecord),
  'bonus-details': () => import('./bonus-details/bonus-details').then((part) => part.BonusDetails),
  deposit: () => import('./deposit/deposit').then((part) => part.Deposit),
  limits: () => import('./limits/limits').then((part) => part.Limits),
  'manual-rebate': () => import('./manual-rebate/manual-rebate').then((part) => part.ManualRebate),
  messages: () => import('./messages/messages').then((part) => part.Messages),
  missions: () => import('./missions/missions').then((part) => part.Missions),
  'point-record': () => import('./point-record/point-record').then((part) => part.PointRecord),
  'profit-loss': () => import('./profit-loss/profit-loss').then((part) => part.ProfitLoss),
  receipt: () => import('./receipt/receipt').then((part) => part.Receipt),
  referral: () => import('./referral/referral').then((part) => part.Referral),
  'reward-center': () => import('./reward-center/reward-center').then((part) => part.RewardCenter),
  'security-center': () => import('./security-center/security-center').then((part) => part.SecurityCenter),
  'transfer-upline': () => import('./transfer-upline/transfer-upline').then((part) => part.TransferUpline),
  'wallet-transfer': () => import('./wallet-transfer/wallet-transfer').then((part) => part.WalletTransfer),
  withdraw: () => import('./withdraw/withdraw').then((part) => part.Withdraw),
  ...merchantBlocks,
}
