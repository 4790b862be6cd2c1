import type { Gateway } from '@/site/gateway/gateway'
import { launchGame } from '@/site/gateway/games/launch-game'
import type { LaunchGame } from '@/contract/generated/gateway-types'
import { storedLanguage } from '@/site/i18n/stored-language'
import { sessionNow } from '@/site/session/session'
import type { SiteData } from '@/contract/site-data/boot-data'
import { readLaunch } from './launch-card'
import { launchRequest } from './launch-request'

type Request = LaunchGame['request']
type Answer = Promise<LaunchGame['response']>

/** What was asked for last: at a press, until its page takes the answer, or by a page. */
let asked: { readonly request: string; readonly at: number; readonly answer?: Answer } | undefined

/** Whoever has not reached the game's page by then launches it anew, in milliseconds. */
const longestWay = 10_000

/** Asks for a game's address at the press, so that it is on its way while the game's page is drawn. */
export function launchAhead(gateway: Gateway, { code, languages, defaultLanguage }: SiteData['site'], query: string) {
  const session = sessionNow()
  const game = readLaunch(query)
  if (session.status !== 'signedIn' || game === undefined) return
  const language = storedLanguage(languages.order, defaultLanguage)
  const request = launchRequest(game, session, { merchantCode: code, language })
  // Where the code of both came late, its page was first.
  if (wasAsked(request)) return
  const answer = gateway.send(launchGame, request)
  // The page says why it failed.
  answer.catch(() => undefined)
  asked = { request: JSON.stringify(request), answer, at: performance.now() }
}

/** The answer to what was asked at the press, once: its address works once. Undefined where nobody asked this. */
export function answerAhead(request: Request): Answer | undefined {
  const answer = wasAsked(request) ? asked?.answer : undefined
  asked = { request: JSON.stringify(request), at: performance.now() }
  return answer
}

const wasAsked = (request: Request): boolean =>
  asked?.request === JSON.stringify(request) && performance.now() - asked.at < longestWay
