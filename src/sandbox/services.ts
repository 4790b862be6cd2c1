import type { OpenDatabase } from './database/open-database'
import type { SandboxMerchant } from './sandbox-merchant'
import { createAccounts, type Accounts } from './stores/accounts'
import { createCaptchas, type Captchas } from './stores/captchas'
import { createFaults, type Faults } from './stores/faults'
import { createLimiter, type Limiter } from './stores/limiter'
import { createLog, type Log } from './stores/log'
import { createOutbox, type Outbox } from './stores/outbox'
import { createSessions, type Sessions } from './stores/sessions'
import { createSettings, type Settings } from './stores/settings'
import { createSmsCodes, type SmsCodes } from './stores/sms-codes'

const minutes = 60_000

/** All that the calls and the control panel share. Accounts, sessions and settings outlive a restart; the rest does not. */
export interface Services {
  readonly clock: () => number
  readonly merchants: Map<string, SandboxMerchant>
  readonly accounts: Accounts
  readonly sessions: Sessions
  readonly settings: Settings
  readonly captchas: Captchas
  readonly outbox: Outbox
  readonly smsCodes: SmsCodes
  readonly faults: Faults
  readonly log: Log
  readonly limits: {
    /** Refused sign-ins of one account from one address. */
    readonly signIn: Limiter
    /** Codes to one number: one a second (1 §5), and a handful in the time a player is told to wait (2 §8). */
    readonly codeEachSecond: Limiter
    readonly codes: Limiter
  }
}

export function createServices({ db }: OpenDatabase, clock: () => number): Services {
  return {
    clock,
    merchants: new Map(),
    accounts: createAccounts(db, clock),
    sessions: createSessions(db, clock),
    settings: createSettings(db),
    captchas: createCaptchas(clock),
    outbox: createOutbox(clock),
    smsCodes: createSmsCodes(clock),
    faults: createFaults(),
    log: createLog(clock),
    limits: {
      signIn: createLimiter(5, 5 * minutes, clock),
      codeEachSecond: createLimiter(1, 1000, clock),
      codes: createLimiter(5, 5 * minutes, clock),
    },
  }
}
