import type { PlayPort } from './port/play-port'
import { clientBundle } from './client-bundle'
import { gamesOrigin } from './port/games-host'
import { clientOf } from './play-game'
import type { Launch } from './play-sessions'

/**
 * Address that launches a game on the games' own origin, with the look of the brand. It works once within two minutes,
 * and contains no token. `port`: port of this server, empty for the scheme's default.
 */
export function createLaunch({ play }: PlayPort, launch: Launch, port: string): string {
  // Starts the build now, so that a client's first launch finds it ready.
  void clientBundle(clientOf(launch.game)).catch(() => undefined)
  const look = new URLSearchParams(launch.merchant.look)
  return `${gamesOrigin(port)}/launch/${play.create(launch)}?${look}`
}
