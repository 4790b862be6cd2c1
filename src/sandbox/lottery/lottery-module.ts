import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import type { CashPort } from '@/sandbox/cash/port/cash-port'
import type { GamesPort } from '@/sandbox/games/port/games-port'
import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { LimitsPort } from '@/sandbox/limits/port/limits-port'
import type { PlayPort } from '@/sandbox/play/port/play-port'
import { defineModule } from '@/sandbox/sandbox-module'
import type { RewardsPort } from '@/sandbox/rewards/port/rewards-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import { lotteryCalls } from './lottery-calls'

type Uses = SettingsPort & AccountsPort & GamesPort & LedgerPort & CashPort & LimitsPort & PlayPort & RewardsPort

/** Lotteries store nothing: draws are computed from the time, and bets are in the ledger. */
export const lotteryModule = defineModule<unknown, object, Uses>({ name: 'lottery', calls: lotteryCalls })
