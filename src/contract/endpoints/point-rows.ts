import { maxPictures } from '@/contract/limits/picture-kind'
import { row, type Flags } from './endpoint-row'

/** Endpoints of the points (2 §7), and of the promotions, for which the specification names no calls. */
const ofMoney: Flags = { token: true, ofMoney: true, assumed: 'method' }
const money: Flags = { kind: 'money', token: true, assumed: 'method' }
const own: Flags = { token: true, assumed: 'path and method' }

export const pointBalance = row('pointBalance', 'GET', '/wps/relay/MCS2_getPointBalance', ofMoney)
export const pointRewards = row('pointRewards', 'GET', '/wps/relay/MCS2_getPointReward', ofMoney)
export const redeemReward = row('redeemReward', 'POST', '/wps/relay/passwordCheck/MCS2_redeemPointReward', money)
export const redeemList = row('redeemList', 'GET', '/wps/relay/MCS2_getRedeemPointList', ofMoney)
export const pointConfig = row('pointConfig', 'GET', '/wps/relay/MCS2_getPointConfig', ofMoney)
export const memberTransactions = row('memberTransactions', 'GET', '/wps/relay/ODSFE2_MemTransDet', ofMoney)
export const convertPoints = row('convertPoints', 'POST', '/wps/relay/passwordCheck/MCS2_convertPoint', money)
export const redeemQuote = row('redeemQuote', 'GET', '/wps/relay/MCS2_getRedeemPointQuote', { ...own, ofMoney: true })
export const convertQuote = row('convertQuote', 'GET', '/wps/relay/MCS2_getConvertPointQuote', {
  ...own,
  ofMoney: true,
})

// Visitors may call it too; for an account, the answer includes what it did.
export const promotionStates = row('promotionStates', 'GET', '/wps/relay/MCS2_getPromotionStates', {
  tokenIfAny: true,
  ofMoney: true,
  assumed: 'path and method',
})
export const applyPromotion = row('applyPromotion', 'POST', '/wps/relay/MCS2_applyPromotion', {
  ...own,
  upload: { part: 'images', most: maxPictures },
})
export const promotionClaim = row('promotionClaim', 'POST', '/wps/relay/MCS2_claimPromotion', {
  ...own,
  kind: 'money',
})
