/**
 * The endpoint table: every row of the specification's second document, section 7,
 * and every call of its first document, section 7. The one place where a path stands.
 *
 * A merchant's site.json may override path, module id and time-out of a row (`gateway.calls`).
 * The specification names module ids without showing one; ours is the name of the row.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly moduleId: string
  /** The call needs a session (2 §6). */
  readonly token: boolean
  /** The body travels in the encrypted envelope (2 §7). */
  readonly encrypt: boolean
  /** Which part of the answer is the value: `{success, code, message, value}` unless the specification shows another shape. */
  readonly answer: 'value' | 'info' | 'body'
  /** A form body instead of JSON (1 §7, forgot password). */
  readonly form?: true
  /** What the specification leaves open in this row. */
  readonly assumed?: 'method' | 'path' | 'path and method'
}

type Flags = Partial<Pick<Endpoint, 'token' | 'encrypt' | 'answer' | 'form' | 'assumed'>>

const row = (method: Endpoint['method'], path: string, flags: Flags = {}): Omit<Endpoint, 'moduleId'> => ({
  method,
  path,
  token: false,
  encrypt: false,
  answer: 'value',
  ...flags,
})

const open: Flags = { assumed: 'method' }
const member: Flags = { token: true, assumed: 'method' }

const rows = {
  // Session and member
  login: row('POST', '/wps/session/login', { encrypt: true }),
  loginWithToken: row('POST', '/wps/session/login', { encrypt: true }),
  loginSms: row('POST', '/wps/verification/sms/noLogin'),
  forgotSms: row('POST', '/wps/verification/sms/noLogin'),
  socialLogin: row('POST', '/wps/session/login/social', { assumed: 'path and method' }),
  humanChallenge: row('GET', '/wps/verification/human', { assumed: 'path and method' }),
  humanCheck: row('POST', '/wps/verification/human', { assumed: 'path and method' }),
  whitelabelMenu: row('GET', '/wps/system/whitelabel'),
  playerAvatar: row('GET', '/wps/relay/MCSFE_getPlayerAvatar', { token: true }),
  memberInfo: row('GET', '/wps/member/info', { token: true }),
  register: row('PUT', '/wps/member/register', { encrypt: true }),
  registerMobile: row('PUT', '/wps/member/register/mobile', { encrypt: true }),
  changePassword: row('POST', '/wps/member/password', { token: true, encrypt: true }),
  forgotPassword: row('POST', '/wps/member/password/email', { form: true }),
  setPasswordByPhone: row('POST', '/wps/member/password/verification', { encrypt: true }),
  freePlayLogin: row('POST', '/wps/session/login/freeplay'),
  captcha: row('GET', '/wps/captcha'),
  registerSettings: row('GET', '/wps/system/setting/register'),
  memberIcon: row('GET', '/wps/member/info/icon', { token: true }),
  updateMemberIcon: row('POST', '/wps/member/info/icon', member),
  permission: row('GET', '/wps/system/status', { answer: 'info' }),
  status: row('GET', '/wps/system/status', { answer: 'info' }),
  logout: row('DELETE', '/wps/session/logout', { token: true }),
  updateLanguage: row('POST', '/wps/member/language', { token: true, assumed: 'path and method' }),
  countryCodes: row('GET', '/wps/system/countryCodes', { assumed: 'path and method' }),
  customerService: row('GET', '/wps/system/customerService', { assumed: 'path' }),

  // Wallet
  balance: row('GET', '/wps/v2/wallets/balance', member),
  walletTransfer: row('POST', '/wps/relay/GCS_walletTransfer', { token: true }),
  consolidatedFunds: row('GET', '/wps/member/info/funds/consolidated', { token: true }),
  merchantWallet: row('GET', '/wps/relay/GCS_merchantWallet', { token: true }),

  // Games
  gameMenus: row('GET', '/lgw/games/game_menus', open),
  hotGames: row('GET', '/wps/relay/GCSGAME_hotGamesV2'),
  gameList: row('GET', '/wps/relay/GCSGAME_gameList', { answer: 'body' }),
  notices: row('GET', '/wps/relay/MCSFE_getListAnnouncements'),
  announcements: row('GET', '/wps/relay/MCSFE_getListAnnouncements'),
  announcementContent: row('GET', '/wps/relay/MCSFE_getListAnnouncements'),
  vendorGameType: row('GET', '/wps/relay/GCSGAME_getVassGameType'),
  newGameVendors: row('GET', '/wps/relay/GCSGAME_newGameVendor', open),
  favouriteGames: row('GET', '/wps/relay/MCSFE_getFavoriteGames', { token: true }),
  addFavouriteGame: row('POST', '/wps/relay/MCSFE_getFavoriteGames', member),
  removeFavouriteGame: row('DELETE', '/wps/relay/MCSFE_getFavoriteGames', member),
  favouriteGamesList: row('GET', '/wps/relay/MCSFE_getFavoriteGamesList', { token: true }),
  recentGames: row('GET', '/wps/relay/GCS_recentGame', { token: true }),
  pvpRooms: row('GET', '/wps/relay/GLS2_roomList', member),
  launchGame: row('POST', '/wps/game/launchGame', member),

  // Lottery
  lotteryMenus: row('GET', '/lgw/vn/games/game_menu'),
  lotteryRecent: row('GET', '/lgw/vn/games/game_menu/recent', { token: true }),
  lotteryNumbers: row('GET', '/lgw/vn/numeros/opened/game'),
  lotteryOpened: row('GET', '/lotto/lgw/games/opened/numero'),
  lotteryPopular: row('GET', '/lgw/games/popular'),

  // Missions
  missionSummary: row('GET', '/wps/relay/MCSFE_getMissionSummaryDetails', { token: true }),
  missionLeaderboard: row('GET', '/wps/relay/MCSFE_getMissionLeaderboard', { token: true }),

  // Home and other
  winnerBoard: row('GET', '/wps/relay/ODSFE2_getWinnerBoard'),
  dividendClaim: row('GET', '/wps/relay/MCS2_processDividendReq', { token: true }),
  dailySalary: row('GET', '/wps/relay/MCS2_processDailySalContract', { token: true }),
  hourlySalary: row('POST', '/wps/relay/MCS2_processContractHourSalary', { token: true }),
  realTimeSalary: row('POST', '/wps/relay/MCSFE_processRealTimeSalaryContract', { token: true }),
  affiliate: row('GET', '/wps/agent/affiliate'),
  domainRoutes: row('GET', '/wps/system/domainRoute'),
  // Answered in plain text, to pages of the merchant's other domains too: what counts is how long it takes (1 §7).
  ping: row('GET', '/wps/ping', { assumed: 'path' }),
  registerSms: row('POST', '/wps/verification/sms/register'),
  registerMobileSms: row('POST', '/wps/verification/sms/register'),
  feedback: row('PUT', '/wps/feedback'),
  raffleClaim: row('POST', '/wps/relay/MCS2_claimRafflePromotion', { token: true }),
  unreadCount: row('GET', '/wps/relay/CSP_unreadCount', member),
  helpCentre: row('GET', '/wps/system/helpCenter', open),

  // Points
  pointBalance: row('GET', '/wps/relay/MCS2_getPointBalance', member),
  pointRewards: row('GET', '/wps/relay/MCS2_getPointReward', member),
  redeemReward: row('POST', '/wps/relay/passwordCheck/MCS2_redeemPointReward', member),
  redeemList: row('GET', '/wps/relay/MCS2_getRedeemPointList', member),
  pointConfig: row('GET', '/wps/relay/MCS2_getPointConfig', member),
  memberTransactions: row('GET', '/wps/relay/ODSFE2_MemTransDet', member),
  convertPoints: row('POST', '/wps/relay/passwordCheck/MCS2_convertPoint', member),
}

export type CallName = keyof typeof rows

/** The rows by the name of the call, each with its module id. */
export const endpoints = Object.fromEntries(
  Object.entries(rows).map(([name, each]) => [name, { moduleId: name, ...each }]),
  // fromEntries forgets which names there are.
) as Record<CallName, Endpoint>
