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

/** The last launch request: made by a press, until the game's page takes its answer, or by the page itself. */
let asked: { readonly request: string; readonly at: number; readonly answer?: Answer } | undefined

/** Milliseconds after which a prefetched launch is no longer used, and the page launches the game again. */
const longestWay = 10_000

/** Requests the launch address at the press, in parallel with rendering the game's page. */
export function prefetchLaunch(
  gateway: Gateway,
  { code, languages, defaultLanguage }: SiteData['site'],
  query: string,
) {
  const session = sessionNow()
  const game = readLaunch(query)
  if (session.status !== 'signedIn' || game === undefined) return
  const language = storedLanguage(languages.order, defaultLanguage)
  const request = launchRequest(game, session, { merchantCode: code, language })
  // When this code loads late, the page may already have made the request.
  if (wasAsked(request)) return
  const answer = gateway.send(launchGame, request)
  // The page reports the failure.
  answer.catch(() => undefined)
  asked = { request: JSON.stringify(request), answer, at: performance.now() }
}

/**
 * Takes the answer of the request made at the press, once, since its address is valid once. Undefined when there was no
 * such request.
 */
export function takePrefetchedLaunch(request: Request): Answer | undefined {
  const answer = wasAsked(request) ? asked?.answer : undefined
  asked = { request: JSON.stringify(request), at: performance.now() }
  return answer
}

const wasAsked = (request: Request): boolean =>
  asked?.request === JSON.stringify(request) && performance.now() - asked.at < longestWay
