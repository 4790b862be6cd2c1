import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import { defineModule } from '@/sandbox/sandbox-module'
import { outdateAgreements } from './acts/outdate-agreements'
import { createAgreements } from './agreements'
import { agreementsCalls } from './agreements-calls'
import { agreementsMigrations } from './agreements-migrations'
import type { AgreementsPort } from './port/agreements-port'

export const agreementsModule = defineModule<unknown, AgreementsPort, AccountsPort & AgreementsPort>({
  name: 'agreements',
  migrations: agreementsMigrations,
  tables: ['agreements'],
  create: ({ database, clock }) => ({ agreements: createAgreements(database, clock) }),
  calls: agreementsCalls,
  acts: { 'outdate-agreements': outdateAgreements },
})
