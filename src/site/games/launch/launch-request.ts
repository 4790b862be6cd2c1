import type { LaunchGame } from '@/contract/generated/gateway-types'
import type { Session } from '@/site/session/session-store'
import type { LaunchedGame } from './launch-card'

type SignedIn = Extract<Session, { status: 'signedIn' }>

/** The request of a launch (2 §7). */
export function launchRequest(
  { of, nodeId, vendor, gameType, mode }: LaunchedGame,
  { account, accountType, token }: SignedIn,
  site: { readonly merchantCode: string; readonly language: string },
): LaunchGame['request'] {
  const isLottery = gameType === 'LOTT' || gameType === 'ELOTT'
  return {
    ...of,
    ...(nodeId !== '' && { nodeId }),
    accountType,
    confirmTrans: 1,
    vassalage: vendor,
    launchMode: mode === 'demo' ? 'DEMO' : isLottery ? 'LOTT' : 'GAME',
    platform: 'flash,html5-desktop',
    clientType: 3,
    username: account,
    token,
    ...site,
  }
}
