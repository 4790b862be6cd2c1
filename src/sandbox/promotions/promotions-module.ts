import type { CashPort } from '@/sandbox/cash/port/cash-port'
import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { RewardsPort } from '@/sandbox/rewards/port/rewards-port'
import { defineModule } from '@/sandbox/sandbox-module'
import type { SecurityPort } from '@/sandbox/security/port/security-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import { reviewPromotion, waitingApplications } from './acts/promotion-acts'
import { createApplications } from './applications'
import type { PromotionsPort } from './port/promotions-port'
import { promotionsCalls } from './promotions-calls'
import { promotionsMigrations } from './promotions-migrations'

type Uses = CashPort & SettingsPort & SecurityPort & LedgerPort & RewardsPort & PromotionsPort

export const promotionsModule = defineModule<unknown, PromotionsPort, Uses>({
  name: 'promotions',
  migrations: promotionsMigrations,
  tables: [
    {
      name: 'application_pictures',
      where: 'application IN (SELECT number FROM applications WHERE merchant = ?)',
    },
    'applications',
  ],
  create: ({ database, clock }) => ({ applications: createApplications(database, clock) }),
  calls: promotionsCalls,
  acts: { 'review-promotion': reviewPromotion },
  waiting: waitingApplications,
})
