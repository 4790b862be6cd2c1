import { describe, expect, it } from 'vitest'
import { endpoints, type CallName } from '@/contract/endpoints/endpoints'

/**
 * The endpoint table of the second document, section 7, line by line, with what section 6 says of the token and the
 * call shapes of the method. `-` is what the document leaves open.
 */
const table = `
login                      login               /wps/session/login                              no   encrypted  -
SMS code without login     loginSms            /wps/verification/sms/noLogin                   no   plain      -
white-label menu           whitelabelMenu      /wps/system/whitelabel                          no   plain      -
player avatar              playerAvatar        /wps/relay/MCSFE_getPlayerAvatar                yes  plain      -
member info                memberInfo          /wps/member/info                                yes  plain      -
register                   register            /wps/member/register                            no   encrypted  -
register by mobile         registerMobile      /wps/member/register/mobile                     no   encrypted  -
change password            changePassword      /wps/member/password                            yes  encrypted  -
forgot password            forgotPassword      /wps/member/password/email                      no   plain      -
set password by phone      setPasswordByPhone  /wps/member/password/verification               no   encrypted  -
free-play login            freePlayLogin       /wps/session/login/freeplay                     no   plain      -
captcha                    captcha             /wps/captcha                                    no   plain      -
register settings          registerSettings    /wps/system/setting/register                    no   plain      -
member icon                memberIcon          /wps/member/info/icon                           yes  plain      -
icon update                updateMemberIcon    /wps/member/info/icon                           yes  plain      -
system status              status              /wps/system/status                              no   plain      -
permission                 permission          /wps/system/status                              no   plain      GET
logout                     logout              /wps/session/logout                             yes  plain      -
balance                    balance             /wps/v2/wallets/balance                         yes  plain      -
wallet transfer            walletTransfer      /wps/relay/GCS_walletTransfer                   yes  plain      POST
consolidated funds         consolidatedFunds   /wps/member/info/funds/consolidated             yes  plain      GET
merchant wallet            merchantWallet      /wps/relay/GCS_merchantWallet                   -    plain      GET
game menus                 gameMenus           /lgw/games/game_menus                           no   plain      -
hot games                  hotGames            /wps/relay/GCSGAME_hotGamesV2                   no   plain      GET
game list                  gameList            /wps/relay/GCSGAME_gameList                     -    plain      GET
announcements              announcements       /wps/relay/MCSFE_getListAnnouncements           no   plain      GET
notices                    notices             /wps/relay/MCSFE_getListAnnouncements           no   plain      GET
vendor game type           vendorGameType      /wps/relay/GCSGAME_getVassGameType              -    plain      GET
new game vendors           newGameVendors      /wps/relay/GCSGAME_newGameVendor                -    plain      -
favourite games            favouriteGames      /wps/relay/MCSFE_getFavoriteGames               yes  plain      GET
adding a favourite         addFavouriteGame    /wps/relay/MCSFE_getFavoriteGames               yes  plain      -
removing a favourite       removeFavouriteGame /wps/relay/MCSFE_getFavoriteGames               yes  plain      -
list of favourites         favouriteGamesList  /wps/relay/MCSFE_getFavoriteGamesList           yes  plain      GET
recent games               recentGames         /wps/relay/GCS_recentGame                       yes  plain      GET
PVP rooms                  pvpRooms            /wps/relay/GLS2_roomList                        yes  plain      -
launch game                launchGame          /wps/game/launchGame                            yes  plain      -
lottery menus              lotteryMenus        /lgw/vn/games/game_menu                         -    plain      GET
lottery recent             lotteryRecent       /lgw/vn/games/game_menu/recent                  -    plain      GET
opened numbers             lotteryNumbers      /lgw/vn/numeros/opened/game                     -    plain      GET
opened numbers of lotto    lotteryOpened       /lotto/lgw/games/opened/numero                  -    plain      GET
lottery popular            lotteryPopular      /lgw/games/popular                              no   plain      GET
mission summary            missionSummary      /wps/relay/MCSFE_getMissionSummaryDetails       yes  plain      GET
mission leaderboard        missionLeaderboard  /wps/relay/MCSFE_getMissionLeaderboard          yes  plain      GET
winner board               winnerBoard         /wps/relay/ODSFE2_getWinnerBoard                -    plain      GET
dividend claim             dividendClaim       /wps/relay/MCS2_processDividendReq              yes  plain      GET
daily salary               dailySalary         /wps/relay/MCS2_processDailySalContract         yes  plain      GET
hourly salary              hourlySalary        /wps/relay/MCS2_processContractHourSalary       yes  plain      POST
real-time salary           realTimeSalary      /wps/relay/MCSFE_processRealTimeSalaryContract  yes  plain      POST
affiliate                  affiliate           /wps/agent/affiliate                            no   plain      -
domain routes              domainRoutes        /wps/system/domainRoute                         no   plain      GET
register SMS, user name    registerSms         /wps/verification/sms/register                  -    plain      POST
register SMS, mobile       registerMobileSms   /wps/verification/sms/register                  -    plain      POST
feedback                   feedback            /wps/feedback                                   no   plain      PUT
raffle claim               raffleClaim         /wps/relay/MCS2_claimRafflePromotion            yes  plain      POST
unread message count       unreadCount         /wps/relay/CSP_unreadCount                      yes  plain      -
help centre                helpCentre          /wps/system/helpCenter                          no   plain      -
points balance             pointBalance        /wps/relay/MCS2_getPointBalance                 yes  plain      -
points rewards             pointRewards        /wps/relay/MCS2_getPointReward                  yes  plain      -
redeem                     redeemReward        /wps/relay/passwordCheck/MCS2_redeemPointReward yes  plain      -
redeem list                redeemList          /wps/relay/MCS2_getRedeemPointList              yes  plain      -
points config              pointConfig         /wps/relay/MCS2_getPointConfig                  yes  plain      -
member transactions        memberTransactions  /wps/relay/ODSFE2_MemTransDet                   yes  plain      -
convert points             convertPoints       /wps/relay/passwordCheck/MCS2_convertPoint      yes  plain      -
`

const rows = table
  .trim()
  .split('\n')
  .map((line) => line.split(/\s{2,}|(?<=Reward|Game) /))
  .map(([what = '', name = '', path = '', token = '', body = '', method = '']) => ({
    ...{ what, name: name as CallName, path, token, body, method },
  }))

describe('a row of the document’s endpoint table is one of ours, with its path and flags', () => {
  it.each(rows)('$what', ({ name, path, token, body, method }) => {
    const ours = endpoints[name]
    expect(ours.path).toBe(path)
    expect(ours.encrypt).toBe(body === 'encrypted')
    if (token !== '-') expect(ours.token).toBe(token === 'yes')
    if (method !== '-') expect(ours.method).toBe(method)
  })
})

it('has no other path that is not marked as assumed', () => {
  const specified = new Set(rows.map(({ path }) => path))
  const others = Object.values(endpoints).filter(
    ({ path, assumed }) => !specified.has(path) && !assumed?.startsWith('path'),
  )
  expect(others).toEqual([])
})

it('gives the two SMS of a registration module ids of their own', () =>
  expect(endpoints.registerSms.moduleId).not.toBe(endpoints.registerMobileSms.moduleId))
