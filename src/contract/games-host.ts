/** The host of the sandbox's games, which have an origin of their own: no brand can have it. */
export const gamesHost = 'games.localhost'
