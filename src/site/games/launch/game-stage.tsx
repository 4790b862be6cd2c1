import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { useVendorName } from '@/site/elements/vendors/vendor-name'
import { isMoneyRead } from '@/site/money/money-reads'
import { useBalance } from '@/site/gateway/money/balance'
import type { Action, GameFrameProps, TextKey } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { signals } from '@/site/lib/signals'
import { useAction } from '@/site/merchant/actions/actions'
import { sessionResult } from '@/site/session/session-result'
import { useTabName } from '@/site/merchant/pages/tab-name'
import { GameBar } from './game-bar'
import { netOf, type GameMessage, type ShortStake as Short } from './game-message'
import { GameState, isCovered } from './game-state'
import { storedCard, type StoredCard } from './stored-cards'
import type { LaunchedGame } from './launch-card'
import { ShortStake } from './short-stake'
import { UnconfirmedGame } from './unconfirmed-game'
import { useListedCard } from './use-listed-card'
import { Frame, Stage, Theatre } from './stage-frame'
import { useGameFrame } from './use-game-frame'
import { useGameMessages } from './use-game-messages'
import { useLeaveGame } from './use-leave-game'

/**
 * Sandbox permissions of a game's frame: its scripts, on its own origin, without popups and without navigating the
 * page.
 */
const rights = 'allow-scripts allow-same-origin'

const toRecord: Action = { action: 'memberCentre', panel: 'betting-record', query: { tab: 'all' } }

/** A game in its frame, with the site's bar around it. */
export function GameStage({ game, ...shown }: GameFrameProps & { readonly game: LaunchedGame }) {
  const t = useText()
  const { frame, onLoaded, onAlive, onOver, onRetry } = useGameFrame(game)
  const [isTheatre, setTheatre] = useState(false)
  const [short, setShort] = useState<{ readonly value: Short | undefined }>()
  const iframe = useRef<HTMLIFrameElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const src = frame.status === 'failed' ? undefined : frame.src
  const [isLaunched, setLaunched] = useState(false)
  // The name is kept when the game fails later.
  if (src !== undefined && !isLaunched) setLaunched(true)
  const isRunning = frame.status === 'playing'
  const { title, image } = useNamed(game, isLaunched)
  const leave = useLeaveGame(game, isRunning)
  const readBalance = useBalanceAgain()
  const run = useAction()

  useGameMessages(iframe, src, (message) => {
    handleMessage(message, {
      ...{ isReal: game.mode === 'real', onAlive, onOver, onMoney: readBalance, onShort: setShort },
      onRecord: () => run(toRecord),
    })
  })

  return (
    <Theatre ref={place} data-whole={isTheatre || undefined}>
      <GameBar
        {...{ ...shown, game, title, place, isTheatre }}
        onBack={leave}
        onTheatre={() => setTheatre(!isTheatre)}
      />
      <Stage>
        {src !== undefined && (
          <Frame
            ref={iframe}
            src={src}
            title={title}
            sandbox={rights}
            allow="fullscreen; autoplay"
            referrerPolicy="origin"
            onLoad={onLoaded}
          />
        )}
        {isCovered(frame) && <GameState {...{ frame, title, image, onRetry }} onBack={leave} />}
        {frame.status === 'silent' && (
          <UnconfirmedGame title={title} onRetry={onRetry} onBack={leave} onSeen={onAlive} />
        )}
        {isRunning && short && <ShortStake short={short.value} onClose={() => setShort(undefined)} />}
        {isRunning && (
          <span className="visually-hidden" role="status">
            {t('launch.running', { game: title })}
          </span>
        )}
      </Stage>
    </Theatre>
  )
}

interface Hearers {
  readonly isReal: boolean
  readonly onAlive: () => void
  readonly onOver: (text: TextKey, code: string) => void
  readonly onMoney: () => void
  readonly onRecord: () => void
  /** A stake was refused for insufficient funds; undefined after the next one succeeded. */
  readonly onShort: (short: { readonly value: Short | undefined } | undefined) => void
}

function handleMessage(message: GameMessage, { isReal, onAlive, onOver, onMoney, onRecord, onShort }: Hearers): void {
  switch (message.type) {
    case 'ready':
      return onAlive()
    case 'record':
      return isReal ? onRecord() : undefined
    case 'round':
    case 'settled':
      if (!isReal) return
      if (message.type === 'round') {
        onShort(undefined)
        signals.push(['journeys', 'bet'])
      }
      sessionResult.add(netOf(message))
      return onMoney()
    case 'over':
      if (message.reason !== 'session') return onOver('launch.maintenance', 'maintenance')
      onOver('launch.over', 'session')
      // The site handles a lost session itself: it asks to sign in and returns to the game.
      return onMoney()
    case 'notEnough':
      return isReal ? onShort({ value: message.value }) : undefined
  }
}

/** The game's name and picture: from the card that it was launched from, else from the list of recent games. */
function useNamed(
  game: LaunchedGame,
  isLaunched: boolean,
): { readonly title: string; readonly image: StoredCard['image'] } {
  const vendorName = useVendorName()
  const known = storedCard(game)
  const listed = useListedCard(isLaunched && known === undefined && game.title === undefined ? game : undefined)
  const card = known ?? listed
  const title = game.title ?? card?.title ?? vendorName(game.vendor)
  useTabName(title, 'game')
  return { title, image: card?.image }
}

/**
 * Debounce for reading the balance after rounds, in milliseconds. On leaving, everything that bets change is read
 * again.
 */
const pause = 700

function useBalanceAgain(): () => void {
  const { mutate } = useBalance()
  const { mutate: readAgain } = useSWRConfig()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const read = useEffectEvent(() => void readAgain(isMoneyRead))
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      read()
    },
    [],
  )
  return () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void mutate(), pause)
  }
}
