import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { MessagesPort } from '@/sandbox/messages/port/messages-port'
import { defineModule } from '@/sandbox/sandbox-module'
import { endContract, offerContract } from './acts/contract-acts'
import { createContracts } from './contracts'
import { contractsCalls } from './contracts-calls'
import { contractsMigrations } from './contracts-migrations'
import { seedContracts } from './demo-contracts'
import { createPaidPeriods } from './paid-periods'
import type { ContractsPort } from './port/contracts-port'

type Uses = AccountsPort & MessagesPort & LedgerPort & ContractsPort

export const contractsModule = defineModule<unknown, ContractsPort, Uses>({
  name: 'contracts',
  migrations: contractsMigrations,
  tables: [
    'contracts',
    'contract_answers',
    'contract_terms',
    'contract_claims',
    'contract_periods',
    'contract_settled',
  ],
  create: ({ database }) => ({
    contracts: createContracts(database),
    paidPeriods: createPaidPeriods(database),
  }),
  calls: contractsCalls,
  acts: { 'offer-contract': offerContract, 'end-contract': endContract },
  seed: seedContracts,
})
