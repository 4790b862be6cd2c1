import { useEffect, useEffectEvent, type RefObject } from 'react'
import { readGameMessage, type GameMessage } from './game-message'

/** Receives a game's messages: only from its own frame and origin, and only valid ones. */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  src: string | undefined,
  onMessage: (message: GameMessage) => void,
): void {
  const hear = useEffectEvent((event: MessageEvent) => {
    if (src === undefined || event.origin !== new URL(src).origin) return
    if (event.source === null || event.source !== frame.current?.contentWindow) return
    const message = readGameMessage(event.data)
    if (message !== undefined) onMessage(message)
  })
  useEffect(() => {
    const handle = (event: MessageEvent) => hear(event)
    addEventListener('message', handle)
    return () => removeEventListener('message', handle)
  }, [])
}
