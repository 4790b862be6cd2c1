/** The games' own origin, on the server's port: a game shares nothing with the site that shows it. */
const gamesHost = 'games.localhost'

/** The origin, with the server's port, empty for the scheme's own. */
export const gamesOrigin = (port: string): string => `http://${gamesHost}${port === '' ? '' : `:${port}`}`

/** Whether a Host header names it. */
export const isGamesHost = (host: string | null): boolean =>
  (host ?? '').toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '') === gamesHost
