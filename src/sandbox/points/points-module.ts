import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import { defineModule } from '@/sandbox/sandbox-module'
import type { SecurityPort } from '@/sandbox/security/port/security-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import { reviewRedemption, waitingRedemptions } from './acts/point-acts'
import { pointsCalls } from './points-calls'
import { pointsMigrations } from './points-migrations'
import type { PointsPort } from './port/points-port'
import { createRedemptions } from './redemptions'

export const pointsModule = defineModule<unknown, PointsPort, SettingsPort & SecurityPort & LedgerPort & PointsPort>({
  name: 'points',
  migrations: pointsMigrations,
  tables: ['redemptions', 'point_stock'],
  create: ({ database, clock }) => ({ redemptions: createRedemptions(database, clock) }),
  calls: pointsCalls,
  acts: { 'review-redemption': reviewRedemption },
  waiting: waitingRedemptions,
})
