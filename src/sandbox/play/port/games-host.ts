import { gamesHost } from '@/contract/games-host'

/**
 * The games' own origin, on the same port as the server: a game shares nothing with the site that embeds it. The origin has the server's port, which is empty for the scheme's default.
 */
export const gamesOrigin = (port: string): string => `http://${gamesHost}${port === '' ? '' : `:${port}`}`

/** Whether a Host header is that of the games' origin. */
export const isGamesHost = (host: string | null): boolean =>
  (host ?? '').toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '') === gamesHost
