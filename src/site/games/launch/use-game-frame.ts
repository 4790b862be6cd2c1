import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useErrorText } from '@/site/gateway/error-text'
import { useGateway } from '@/site/gateway/gateway-context'
import { GatewayError } from '@/site/gateway/gateway-error'
import { launchGame } from '@/site/gateway/games/launch-game'
import { lobbyRequest, lotteryLobby } from '@/site/gateway/games/lottery'
import { usePermission } from '@/site/gateway/content/permission'
import type { TextKey } from '@/contract/generated/merchant-types'
import { storedLanguage } from '@/site/i18n/stored-language'
import { asTextKey } from '@/site/i18n/text-key'
import { useSession } from '@/site/session/session'
import { useWholeSite } from '@/site/merchant/site-context'
import { gameAddress } from './game-address'
import type { LaunchedGame } from './launch-card'
import { answerAhead } from './launch-ahead'
import { launchRequest } from './launch-request'

/** Where the launch of a game stands. */
export type GameFrame =
  | { readonly status: 'starting'; readonly src?: string; readonly isLoaded?: boolean }
  /** Its frame holds something, of which nothing was heard: the game, or what the browser shows in its place. */
  | { readonly status: 'silent'; readonly src: string }
  | { readonly status: 'playing'; readonly src: string }
  | {
      readonly status: 'failed'
      readonly text: TextKey
      readonly code: string | null
      /** What the server said no with. */
      readonly refusal?: GatewayError
    }

/** A game that shows nothing by then is taken for one that never will, in milliseconds. */
const longestStart = 20_000

/** Games of ours say that they run. One that says nothing for so long after it was loaded is shown as it is. */
const longestSilence = 4000

/** Drawn once a page load, as for pictures. */
const chance = Math.random()

const starting: GameFrame = { status: 'starting' }

/** Launches a game as soon as its page is there, and again when asked: its address works once. */
export function useGameFrame(game: LaunchedGame): {
  readonly frame: GameFrame
  /** The frame holds a document, whatever it is: a browser's page of errors is one too. */
  readonly onLoaded: () => void
  /** The game gave a sign of life, or the player sees it. */
  readonly onAlive: () => void
  readonly onOver: (text: TextKey, code: string) => void
  readonly onRetry: () => void
} {
  const [frame, setFrame] = useState<GameFrame>(starting)
  const [turn, setTurn] = useState(0)
  const ask = useAddress()
  const errorText = useErrorText()
  const fail = useEffectEvent((error: unknown) =>
    setFrame({
      status: 'failed',
      text: errorText(error),
      code: error instanceof GatewayError ? error.code : null,
      ...(error instanceof GatewayError && error.kind === 'refused' && { refusal: error }),
    }),
  )
  const show = useEffectEvent((src: string | undefined) =>
    setFrame(src === undefined ? noAddress : { status: 'starting', src }),
  )
  const start = useEffectEvent((signal: AbortSignal) => ask(game, signal))
  const name = JSON.stringify(game)

  useEffect(() => {
    const leaving = new AbortController()
    start(leaving.signal).then(
      (src) => !leaving.signal.aborted && show(src),
      (error: unknown) => !leaving.signal.aborted && fail(error),
    )
    return () => leaving.abort()
  }, [name, turn])

  const src = frame.status === 'starting' ? frame.src : undefined
  const isLoaded = frame.status === 'starting' && frame.isLoaded === true
  useEffect(() => {
    if (src === undefined) return
    const timer = isLoaded
      ? setTimeout(() => setFrame({ status: 'silent', src }), longestSilence)
      : setTimeout(() => setFrame(tooLate), longestStart)
    return () => clearTimeout(timer)
  }, [src, isLoaded])

  return {
    frame,
    onLoaded: useCallback(() => setFrame((now) => (now.status === 'starting' ? { ...now, isLoaded: true } : now)), []),
    onAlive: useCallback(
      () => setFrame((now) => (now.status !== 'failed' && now.src ? { status: 'playing', src: now.src } : now)),
      [],
    ),
    onOver: useCallback((text, code) => setFrame({ status: 'failed', text, code }), []),
    onRetry: useCallback(() => {
      setFrame(starting)
      setTurn((last) => last + 1)
    }, []),
  }
}

const noAddress: GameFrame = { status: 'failed', text: asTextKey('launch.noAddress'), code: 'no_address' }
const tooLate: GameFrame = { status: 'failed', text: asTextKey('launch.tooLate'), code: null }

/** Asks for the address of a game, and checks it. */
function useAddress() {
  const gateway = useGateway()
  const session = useSession()
  const { code, gameHosts, languages, defaultLanguage } = useWholeSite().site
  const cdns = usePermission().data?.launchGameCDNs ?? []
  return async (game: LaunchedGame, signal: AbortSignal): Promise<string | undefined> => {
    if (session.status !== 'signedIn') return undefined
    // A page starts in the default language and changes to the chosen one; a game starts once.
    const language = storedLanguage(languages.order, defaultLanguage)
    const { origin, pathname } = location
    const { lottery } = game
    const send = () => {
      if (lottery !== undefined) {
        const request = lobbyRequest(lottery.prizeMode, language, origin + pathname, lottery)
        return gateway.send(lotteryLobby, request, { signal })
      }
      const request = launchRequest(game, session, { merchantCode: code, language })
      return answerAhead(request) ?? gateway.send(launchGame, request, { signal })
    }
    const answer = await send()
    return gameAddress(answer, { gameHosts, origin, cdns, chance })
  }
}
