import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import { defineModule } from '@/sandbox/sandbox-module'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import { gamesCalls } from './games-calls'
import { gamesMigrations } from './games-migrations'
import { createPlayedGames } from './played-games'
import type { GamesPort } from './port/games-port'

const mostRecentGames = 200

export const gamesModule = defineModule<unknown, GamesPort, SettingsPort & GamesPort & LedgerPort>({
  name: 'games',
  migrations: gamesMigrations,
  tables: ['favourite_games', 'recent_games'],
  create: ({ database }) => ({
    favouriteGames: createPlayedGames(database, 'favourite_games'),
    recentGames: createPlayedGames(database, 'recent_games', mostRecentGames),
  }),
  calls: gamesCalls,
})
