import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import type { CashPort } from '@/sandbox/cash/port/cash-port'
import type { GamesPort } from '@/sandbox/games/port/games-port'
import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { LimitsPort } from '@/sandbox/limits/port/limits-port'
import { defineModule } from '@/sandbox/sandbox-module'
import type { RewardsPort } from '@/sandbox/rewards/port/rewards-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import { draw, settle } from './acts/play-acts'
import { playCalls } from './play-calls'
import { createPlaySessions } from './play-sessions'
import type { PlayPort } from './port/play-port'
import { settleDueBets } from './settle-due-bets'

type Uses = SettingsPort & AccountsPort & GamesPort & LedgerPort & CashPort & LimitsPort & PlayPort & RewardsPort

export const playModule = defineModule<LedgerPort, PlayPort, Uses>({
  name: 'play',
  create({ clock, ledger }) {
    ledger.beforeReading(settleDueBets({ ledger, clock }))
    return { play: createPlaySessions(clock) }
  },
  calls: playCalls,
  acts: { draw, settle },
})
