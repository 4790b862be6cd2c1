import type { PlayPort } from './port/play-port'
import { clientBundle } from './client-bundle'
import { gamesOrigin } from './port/games-host'
import { clientOf } from './play-game'
import type { Launch } from './play-sessions'

/**
 * Address that a game is launched at, on the games' own origin. It works once and for two minutes, and holds no token.
 * `port`: of this server, empty for the scheme's own.
 */
export function createLaunch({ play }: PlayPort, launch: Launch, port: string): string {
  // On its way while the address is: the first launch of a client finds it built.
  void clientBundle(clientOf(launch.game)).catch(() => undefined)
  return `${gamesOrigin(port)}/launch/${play.create(launch)}`
}
