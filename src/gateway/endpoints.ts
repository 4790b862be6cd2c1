/**
 * The endpoint table: every row of the specification's second document, section 7,
 * and every call of its first document, section 7. The one place where a path stands.
 *
 * A merchant's site.json may override path, module id and time-out of a row (`gateway.calls`).
 * The specification names module ids without showing one; ours are the names of the rows.
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

const row = (method: Endpoint['method'], path: string, moduleId: string, flags: Flags = {}): Endpoint => ({
  method,
  path,
  moduleId,
  token: false,
  encrypt: false,
  answer: 'value',
  ...flags,
})

const open: Flags = { assumed: 'method' }
const member: Flags = { token: true, assumed: 'method' }

export const endpoints = {
  // Session and member
  login: row('POST', '/wps/session/login', 'login', { encrypt: true }),
  loginWithToken: row('POST', '/wps/session/login', 'loginWithToken', { encrypt: true }),
  loginSms: row('POST', '/wps/verification/sms/noLogin', 'loginSms'),
  whitelabelMenu: row('GET', '/wps/system/whitelabel', 'whitelabelMenu'),
  playerAvatar: row('GET', '/wps/relay/MCSFE_getPlayerAvatar', 'playerAvatar', { token: true }),
  memberInfo: row('GET', '/wps/member/info', 'memberInfo', { token: true }),
  register: row('PUT', '/wps/member/register', 'register', { encrypt: true }),
  registerMobile: row('PUT', '/wps/member/register/mobile', 'registerMobile', { encrypt: true }),
  changePassword: row('POST', '/wps/member/password', 'changePassword', { token: true, encrypt: true }),
  forgotPassword: row('POST', '/wps/member/password/email', 'forgotPassword', { form: true }),
  setPasswordByPhone: row('POST', '/wps/member/password/verification', 'setPasswordByPhone', { encrypt: true }),
  freePlayLogin: row('POST', '/wps/session/login/freeplay', 'freePlayLogin'),
  captcha: row('GET', '/wps/captcha', 'captcha'),
  registerSettings: row('GET', '/wps/system/setting/register', 'registerSettings'),
  memberIcon: row('GET', '/wps/member/info/icon', 'memberIcon', { token: true }),
  updateMemberIcon: row('POST', '/wps/member/info/icon', 'updateMemberIcon', member),
  permission: row('GET', '/wps/system/status', 'permission', { answer: 'info' }),
  status: row('GET', '/wps/system/status', 'status', { answer: 'info' }),
  logout: row('DELETE', '/wps/session/logout', 'logout', { token: true }),
  updateLanguage: row('POST', '/wps/member/language', 'updateLanguage', { token: true, assumed: 'path and method' }),
  countryCodes: row('GET', '/wps/system/countryCodes', 'countryCodes', { assumed: 'path and method' }),
  customerService: row('GET', '/wps/system/customerService', 'customerService', { assumed: 'path' }),

  // Wallet
  balance: row('GET', '/wps/v2/wallets/balance', 'balance', member),
  walletTransfer: row('POST', '/wps/relay/GCS_walletTransfer', 'walletTransfer', { token: true }),
  consolidatedFunds: row('GET', '/wps/member/info/funds/consolidated', 'consolidatedFunds', { token: true }),
  merchantWallet: row('GET', '/wps/relay/GCS_merchantWallet', 'merchantWallet', { token: true }),

  // Games
  gameMenus: row('GET', '/lgw/games/game_menus', 'gameMenus', open),
  hotGames: row('GET', '/wps/relay/GCSGAME_hotGamesV2', 'hotGames'),
  gameList: row('GET', '/wps/relay/GCSGAME_gameList', 'gameList', { answer: 'body' }),
  notices: row('GET', '/wps/relay/MCSFE_getListAnnouncements', 'notices'),
  announcements: row('GET', '/wps/relay/MCSFE_getListAnnouncements', 'announcements'),
  announcementContent: row('GET', '/wps/relay/MCSFE_getListAnnouncements', 'announcementContent'),
  vendorGameType: row('GET', '/wps/relay/GCSGAME_getVassGameType', 'vendorGameType'),
  newGameVendors: row('GET', '/wps/relay/GCSGAME_newGameVendor', 'newGameVendors', open),
  favouriteGames: row('GET', '/wps/relay/MCSFE_getFavoriteGames', 'favouriteGames', { token: true }),
  addFavouriteGame: row('POST', '/wps/relay/MCSFE_getFavoriteGames', 'addFavouriteGame', member),
  removeFavouriteGame: row('DELETE', '/wps/relay/MCSFE_getFavoriteGames', 'removeFavouriteGame', member),
  favouriteGamesList: row('GET', '/wps/relay/MCSFE_getFavoriteGamesList', 'favouriteGamesList', { token: true }),
  recentGames: row('GET', '/wps/relay/GCS_recentGame', 'recentGames', { token: true }),
  pvpRooms: row('GET', '/wps/relay/GLS2_roomList', 'pvpRooms', member),
  launchGame: row('POST', '/wps/game/launchGame', 'launchGame', member),

  // Lottery
  lotteryMenus: row('GET', '/lgw/vn/games/game_menu', 'lotteryMenus'),
  lotteryRecent: row('GET', '/lgw/vn/games/game_menu/recent', 'lotteryRecent', { token: true }),
  lotteryNumbers: row('GET', '/lgw/vn/numeros/opened/game', 'lotteryNumbers'),
  lotteryOpened: row('GET', '/lotto/lgw/games/opened/numero', 'lotteryOpened'),
  lotteryPopular: row('GET', '/lgw/games/popular', 'lotteryPopular'),

  // Missions
  missionSummary: row('GET', '/wps/relay/MCSFE_getMissionSummaryDetails', 'missionSummary', { token: true }),
  missionLeaderboard: row('GET', '/wps/relay/MCSFE_getMissionLeaderboard', 'missionLeaderboard', { token: true }),

  // Home and other
  winnerBoard: row('GET', '/wps/relay/ODSFE2_getWinnerBoard', 'winnerBoard'),
  dividendClaim: row('GET', '/wps/relay/MCS2_processDividendReq', 'dividendClaim', { token: true }),
  dailySalary: row('GET', '/wps/relay/MCS2_processDailySalContract', 'dailySalary', { token: true }),
  hourlySalary: row('POST', '/wps/relay/MCS2_processContractHourSalary', 'hourlySalary', { token: true }),
  realTimeSalary: row('POST', '/wps/relay/MCSFE_processRealTimeSalaryContract', 'realTimeSalary', { token: true }),
  affiliate: row('GET', '/wps/agent/affiliate', 'affiliate'),
  domainRoutes: row('GET', '/wps/system/domainRoute', 'domainRoutes'),
  registerSms: row('POST', '/wps/verification/sms/register', 'registerSmsUsername'),
  registerMobileSms: row('POST', '/wps/verification/sms/register', 'registerSmsMobile'),
  feedback: row('PUT', '/wps/feedback', 'feedback'),
  raffleClaim: row('POST', '/wps/relay/MCS2_claimRafflePromotion', 'raffleClaim', { token: true }),
  unreadCount: row('GET', '/wps/relay/CSP_unreadCount', 'unreadCount', member),
  helpCentre: row('GET', '/wps/system/helpCenter', 'helpCentre', open),

  // Points
  pointBalance: row('GET', '/wps/relay/MCS2_getPointBalance', 'pointBalance', member),
  pointRewards: row('GET', '/wps/relay/MCS2_getPointReward', 'pointRewards', member),
  redeemReward: row('POST', '/wps/relay/passwordCheck/MCS2_redeemPointReward', 'redeemReward', member),
  redeemList: row('GET', '/wps/relay/MCS2_getRedeemPointList', 'redeemList', member),
  pointConfig: row('GET', '/wps/relay/MCS2_getPointConfig', 'pointConfig', member),
  memberTransactions: row('GET', '/wps/relay/ODSFE2_MemTransDet', 'memberTransactions', member),
  convertPoints: row('POST', '/wps/relay/passwordCheck/MCS2_convertPoint', 'convertPoints', member),
} satisfies Record<string, Endpoint>

export type CallName = keyof typeof endpoints
