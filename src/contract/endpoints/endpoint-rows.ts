import { row, type Flags } from './endpoint-row'

export type { Endpoint } from './endpoint-row'

/**
 * The endpoint table: every row of the specification's second document, section 7, and every call of its first
 * document, section 7. The only place where paths are written.
 *
 * A merchant's site.json may override path, method, module id and timeout of a row (`gateway.calls`). The specification
 * names module ids without showing one; ours is the name of the row.
 */

const open: Flags = { assumed: 'method' }
const member: Flags = { token: true, assumed: 'method' }
const money: Flags = { kind: 'money', token: true }

// Session and member
export const login = row('login', 'POST', '/wps/session/login', { encrypt: true })
export const loginWithToken = row('loginWithToken', 'POST', '/wps/session/login', { encrypt: true })
export const loginSms = row('loginSms', 'POST', '/wps/verification/sms/noLogin')
export const forgotSms = row('forgotSms', 'POST', '/wps/verification/sms/noLogin')
export const socialLogin = row('socialLogin', 'POST', '/wps/session/login/social', { assumed: 'path and method' })
export const whitelabelMenu = row('whitelabelMenu', 'GET', '/wps/system/whitelabel')
export const playerAvatar = row('playerAvatar', 'GET', '/wps/relay/MCSFE_getPlayerAvatar', { token: true })
export const register = row('register', 'PUT', '/wps/member/register', { encrypt: true })
export const registerMobile = row('registerMobile', 'PUT', '/wps/member/register/mobile', { encrypt: true })
export const changePassword = row('changePassword', 'POST', '/wps/member/password', { token: true, encrypt: true })
export const forgotPassword = row('forgotPassword', 'POST', '/wps/member/password/email', { form: true })
export const setPasswordByPhone = row('setPasswordByPhone', 'POST', '/wps/member/password/verification', {
  encrypt: true,
})
export const freePlayLogin = row('freePlayLogin', 'POST', '/wps/session/login/freeplay')
export const captcha = row('captcha', 'GET', '/wps/captcha')
export const registerSettings = row('registerSettings', 'GET', '/wps/system/setting/register')
export const memberIcon = row('memberIcon', 'GET', '/wps/member/info/icon', { token: true })
export const updateMemberIcon = row('updateMemberIcon', 'POST', '/wps/member/info/icon', member)
export const status = row('status', 'GET', '/wps/system/status', { answer: 'info' })
export const logout = row('logout', 'DELETE', '/wps/session/logout', { token: true })
export const countryCodes = row('countryCodes', 'GET', '/wps/system/countryCodes', { assumed: 'path and method' })
export const customerService = row('customerService', 'GET', '/wps/system/customerService', { assumed: 'path' })

// The player's own security (2 §2); the specification shows no paths.
const own: Flags = { token: true, assumed: 'path and method' }
const ownOfMoney: Flags = { ...own, ofMoney: true }
const ownSecret: Flags = { ...own, encrypt: true }
export const security = row('security', 'GET', '/wps/member/security', own)
export const endOtherSessions = row('endOtherSessions', 'POST', '/wps/session/others', own)
export const setPaymentPassword = row('setPaymentPassword', 'POST', '/wps/member/password/payment', ownSecret)
export const bindingCode = row('bindingCode', 'POST', '/wps/verification/binding', own)
export const bindContact = row('bindContact', 'POST', '/wps/member/binding', ownSecret)
export const payoutAccounts = row('payoutAccounts', 'GET', '/wps/member/payoutAccounts', own)
export const bindPayoutAccount = row('bindPayoutAccount', 'POST', '/wps/member/payoutAccounts', ownSecret)
export const removePayoutAccount = row('removePayoutAccount', 'POST', '/wps/member/payoutAccounts/remove', ownSecret)

// Messages; the specification shows only the count's path.
export const messages = row('messages', 'GET', '/wps/relay/CSP_messages', own)
export const readMessages = row('readMessages', 'POST', '/wps/relay/CSP_readMessages', own)
export const deleteMessages = row('deleteMessages', 'POST', '/wps/relay/CSP_deleteMessages', own)
export const sendMessage = row('sendMessage', 'POST', '/wps/relay/CSP_sendMessage', own)

export const referral = row('referral', 'GET', '/wps/relay/MCS2_getReferral', ownOfMoney)

// Wallet
export const balance = row('balance', 'GET', '/wps/v2/wallets/balance', { ...member, ofMoney: true })
export const walletTransfer = row('walletTransfer', 'POST', '/wps/relay/GCS_walletTransfer', money)

// Games
export const gameMenus = row('gameMenus', 'GET', '/lgw/games/game_menus', open)
export const hotGames = row('hotGames', 'GET', '/wps/relay/GCSGAME_hotGamesV2')
export const gameList = row('gameList', 'GET', '/wps/relay/GCSGAME_gameList', { answer: 'body' })
export const announcements = row('announcements', 'GET', '/wps/relay/MCSFE_getListAnnouncements')
export const announcementContent = row('announcementContent', 'GET', '/wps/relay/MCSFE_getListAnnouncements')
export const vendorGameType = row('vendorGameType', 'GET', '/wps/relay/GCSGAME_getVassGameType')
export const newGameVendors = row('newGameVendors', 'GET', '/wps/relay/GCSGAME_newGameVendor', open)
export const favouriteGames = row('favouriteGames', 'GET', '/wps/relay/MCSFE_getFavoriteGames', { token: true })
export const addFavouriteGame = row('addFavouriteGame', 'POST', '/wps/relay/MCSFE_getFavoriteGames', member)
export const removeFavouriteGame = row('removeFavouriteGame', 'DELETE', '/wps/relay/MCSFE_getFavoriteGames', member)
export const favouriteGamesList = row('favouriteGamesList', 'GET', '/wps/relay/MCSFE_getFavoriteGamesList', {
  token: true,
})
export const recentGames = row('recentGames', 'GET', '/wps/relay/GCS_recentGame', { token: true })
export const pvpRooms = row('pvpRooms', 'GET', '/wps/relay/GLS2_roomList', member)
export const launchGame = row('launchGame', 'POST', '/wps/game/launchGame', member)

// Lottery
export const lotteryMenus = row('lotteryMenus', 'GET', '/lgw/vn/games/game_menu')
export const lotteryRecent = row('lotteryRecent', 'GET', '/lgw/vn/games/game_menu/recent', { token: true })
export const lotteryNumbers = row('lotteryNumbers', 'GET', '/lgw/vn/numeros/opened/game')
export const lotteryOpened = row('lotteryOpened', 'GET', '/lotto/lgw/games/opened/numero')
export const lotteryPopular = row('lotteryPopular', 'GET', '/lgw/games/popular')
export const lotteryLobby = row('lotteryLobby', 'GET', '/wps/game/launchGame', { tokenIfAny: true, assumed: 'path' })
export const cancelBet = row('cancelBet', 'POST', '/lgw/vn/bets/cancel', { ...money, assumed: 'path and method' })

// Missions
export const missionSummary = row('missionSummary', 'GET', '/wps/relay/MCSFE_getMissionSummaryDetails', {
  token: true,
  ofMoney: true,
})
export const missionLeaderboard = row('missionLeaderboard', 'GET', '/wps/relay/MCSFE_getMissionLeaderboard', {
  token: true,
  ofMoney: true,
})
export const missionClaim = row('missionClaim', 'POST', '/wps/relay/MCS2_claimMission', {
  ...money,
  assumed: 'path and method',
})

// Reward centre; the specification names only the raffle's claim.
export const rewards = row('rewards', 'GET', '/wps/relay/MCS2_getRewards', ownOfMoney)
export const rewardClaim = row('rewardClaim', 'POST', '/wps/relay/MCS2_claimReward', {
  ...money,
  assumed: 'path and method',
})
export const rebate = row('rebate', 'GET', '/wps/relay/MCS2_getManualRebate', ownOfMoney)
export const rebateClaim = row('rebateClaim', 'POST', '/wps/relay/MCS2_claimManualRebate', {
  ...money,
  assumed: 'path and method',
})
export const bonusRecord = row('bonusRecord', 'GET', '/wps/relay/MCS2_getBonusDetails', ownOfMoney)
export const bonusWagering = row('bonusWagering', 'GET', '/wps/relay/MCS2_getBonusWagering', ownOfMoney)
export const lotteryBonus = row('lotteryBonus', 'GET', '/lgw/vn/games/bonus', { assumed: 'path and method' })

// Home and other
export const winnerBoard = row('winnerBoard', 'GET', '/wps/relay/ODSFE2_getWinnerBoard')
export const dividendClaim = row('dividendClaim', 'GET', '/wps/relay/MCS2_processDividendReq', money)
export const dailySalary = row('dailySalary', 'GET', '/wps/relay/MCS2_processDailySalContract', money)
export const hourlySalary = row('hourlySalary', 'POST', '/wps/relay/MCS2_processContractHourSalary', money)
export const realTimeSalary = row('realTimeSalary', 'POST', '/wps/relay/MCSFE_processRealTimeSalaryContract', money)
export const affiliate = row('affiliate', 'GET', '/wps/agent/affiliate')
export const domainRoutes = row('domainRoutes', 'GET', '/wps/system/domainRoute')
// Answered in plain text, with CORS for the merchant's other domains: only the round-trip time matters (1 §7).
export const ping = row('ping', 'GET', '/wps/ping', { assumed: 'path' })
export const registerSms = row('registerSms', 'POST', '/wps/verification/sms/register')
export const registerMobileSms = row('registerMobileSms', 'POST', '/wps/verification/sms/register')
export const raffleClaim = row('raffleClaim', 'POST', '/wps/relay/MCS2_claimRafflePromotion', money)
