import { describe, expect, it } from 'vitest'
import { endpoints } from './endpoints'

/** Paths of the specification's second document, section 7, in its order. */
const specified = `
/wps/session/login /wps/verification/sms/noLogin /wps/system/whitelabel /wps/relay/MCSFE_getPlayerAvatar
/wps/member/info /wps/member/register /wps/member/register/mobile /wps/member/password /wps/member/password/email
/wps/member/password/verification /wps/session/login/freeplay /wps/captcha /wps/system/setting/register
/wps/member/info/icon /wps/system/status /wps/session/logout
/wps/v2/wallets/balance /wps/relay/GCS_walletTransfer /wps/member/info/funds/consolidated /wps/relay/GCS_merchantWallet
/lgw/games/game_menus /wps/relay/GCSGAME_hotGamesV2 /wps/relay/GCSGAME_gameList /wps/relay/MCSFE_getListAnnouncements
/wps/relay/GCSGAME_getVassGameType /wps/relay/GCSGAME_newGameVendor /wps/relay/MCSFE_getFavoriteGames
/wps/relay/MCSFE_getFavoriteGamesList /wps/relay/GCS_recentGame /wps/relay/GLS2_roomList /wps/game/launchGame
/lgw/vn/games/game_menu /lgw/vn/games/game_menu/recent /lgw/vn/numeros/opened/game /lotto/lgw/games/opened/numero
/lgw/games/popular /wps/relay/MCSFE_getMissionSummaryDetails /wps/relay/MCSFE_getMissionLeaderboard
/wps/relay/ODSFE2_getWinnerBoard /wps/relay/MCS2_processDividendReq /wps/relay/MCS2_processDailySalContract
/wps/relay/MCS2_processContractHourSalary /wps/relay/MCSFE_processRealTimeSalaryContract /wps/agent/affiliate
/wps/system/domainRoute /wps/verification/sms/register /wps/feedback /wps/relay/MCS2_claimRafflePromotion
/wps/relay/CSP_unreadCount /wps/system/helpCenter /wps/relay/MCS2_getPointBalance /wps/relay/MCS2_getPointReward
/wps/relay/passwordCheck/MCS2_redeemPointReward /wps/relay/MCS2_getRedeemPointList /wps/relay/MCS2_getPointConfig
/wps/relay/ODSFE2_MemTransDet /wps/relay/passwordCheck/MCS2_convertPoint`
  .trim()
  .split(/\s+/)

const encrypted = [
  'login',
  'loginWithToken',
  'register',
  'registerMobile',
  'changePassword',
  'setPasswordByPhone',
  'setPaymentPassword',
  'bindContact',
  'bindPayoutAccount',
  'removePayoutAccount',
]

describe('the endpoint table', () => {
  const rows = Object.entries(endpoints)

  it('has every path of the specification', () => {
    const paths = new Set(rows.map(([, { path }]) => path))
    expect(specified.filter((path) => !paths.has(path))).toEqual([])
  })
  it('has no other path that is not marked as assumed', () => {
    const others = rows.filter(([, { path, assumed }]) => !specified.includes(path) && !assumed?.startsWith('path'))
    expect(others).toEqual([])
  })
  it('encrypts the calls that carry a password', () =>
    expect(rows.filter(([, { encrypt }]) => encrypt).map(([name]) => name)).toEqual(encrypted))
  it('gives every row a module id of its own', () =>
    expect(new Set(rows.map(([, { moduleId }]) => moduleId)).size).toBe(rows.length))
})
