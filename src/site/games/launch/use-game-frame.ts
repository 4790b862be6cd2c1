import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useErrorText } from '@/site/gateway/error-text'
import { useGateway } from '@/site/gateway/gateway-context'
import { GatewayError } from '@/site/gateway/gateway-error'
import { launchGame } from '@/site/gateway/games/launch-game'
import { lobbyRequest, lotteryLobby } from '@/site/gateway/games/lottery'
import { takePrefetchedBetting } from './prefetch-betting'
import { usePermission } from '@/site/gateway/content/permission'
import type { TextKey } from '@/contract/generated/merchant-types'
import { signals } from '@/site/lib/signals'
import { storedLanguage } from '@/site/i18n/stored-language'
import { asTextKey } from '@/site/i18n/text-key'
import { useSession } from '@/site/session/session'
import { useWholeSite } from '@/site/merchant/site-context'
import { gameAddress } from './game-address'
import type { LaunchedGame } from './launch-card'
import { takePrefetchedLaunch } from './prefetch-launch'
import { launchRequest } from './launch-request'

/** The state of a game's launch. */
export type GameFrame =
  | { readonly status: 'starting'; readonly src?: string; readonly isLoaded?: boolean }
  /** The frame has loaded, but no message has come: it may show the game, or a browser's error page. */
  | { readonly status: 'silent'; readonly src: string }
  | { readonly status: 'playing'; readonly src: string }
  | {
      readonly status: 'failed'
      readonly text: TextKey
      readonly code: string | null
      /** The server's refusal. */
      readonly refusal?: GatewayError
    }

/** Timeout for the frame to load, in milliseconds. */
const longestStart = 20_000

/**
 * Our games send a message when they are ready. A frame that sends none for so long after loading is shown as it is, in
 * milliseconds.
 */
const longestSilence = 4000

/** One random number per page load, as for pictures. */
const chance = Math.random()

const starting: GameFrame = { status: 'starting' }

/** Launches a game when its page mounts, and again on a retry, since a launch address is valid once. */
export function useGameFrame(game: LaunchedGame): {
  readonly frame: GameFrame
  /** The frame has loaded a document, which may be a browser's error page. */
  readonly onLoaded: () => void
  /** The game has sent a message, or the player says that it is visible. */
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
  const isKnown = Object.hasOwn(useWholeSite().vendors.items, game.vendor)
  const outcome = outcomeOf(frame)
  useEffect(() => {
    // The address may name any vendor.
    if (outcome !== undefined) signals.push(['launches', isKnown ? game.vendor : 'unknown', outcome])
  }, [outcome, isKnown, game.vendor])

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

/** What came of a launch, for monitoring: playing, silent, or why it failed. */
function outcomeOf(frame: GameFrame): string | undefined {
  if (frame.status === 'starting') return undefined
  return frame.status === 'failed' ? (frame.code ?? 'failed') : frame.status
}

const noAddress: GameFrame = { status: 'failed', text: asTextKey('launch.noAddress'), code: 'no_address' }
const tooLate: GameFrame = { status: 'failed', text: asTextKey('launch.tooLate'), code: null }

/** Requests the address of a game, and checks it. */
function useAddress() {
  const gateway = useGateway()
  const session = useSession()
  const { code, gameHosts, languages, defaultLanguage } = useWholeSite().site
  const cdns = usePermission().data?.launchGameCDNs ?? []
  return async (game: LaunchedGame, signal: AbortSignal): Promise<string | undefined> => {
    if (session.status !== 'signedIn') return undefined
    // The stored language, because a page is first rendered in the default language, but a game is launched only once.
    const language = storedLanguage(languages.order, defaultLanguage)
    const { origin, href } = location
    const { lottery } = game
    const send = () => {
      if (lottery !== undefined) {
        const { prizeMode, gameCode, playType, defaultPlayType } = lottery
        const requestOf = (way: string | undefined) =>
          lobbyRequest(prizeMode, language, href, { gameCode, playType: way })
        // A request that did not wait for the menus names no way to play: the server takes the lottery's default one.
        return (
          takePrefetchedBetting(requestOf(playType)) ??
          gateway.send(lotteryLobby, requestOf(playType ?? defaultPlayType), { signal })
        )
      }
      const request = launchRequest(game, session, { merchantCode: code, language })
      return takePrefetchedLaunch(request) ?? gateway.send(launchGame, request, { signal })
    }
    const answer = await send()
    return gameAddress(answer, { gameHosts, origin, cdns, chance })
  }
}
