import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import { defineModule } from '@/sandbox/sandbox-module'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import { createAddressCounts } from './address-counts'
import { createCaptchas } from './captchas'
import { createHumanChecks } from './human-checks'
import { createOutbox } from './outbox'
import { createPhoneProvider } from './phone-provider'
import { createLimiter, fiveMinutes } from './port/limiter'
import type { VerificationPort } from './port/verification-port'
import { createSmsCodes } from './sms-codes'
import { verificationCalls } from './verification-calls'

export const verificationModule = defineModule<
  unknown,
  VerificationPort,
  VerificationPort & SettingsPort & AccountsPort
>({
  name: 'verification',
  create({ clock }) {
    const outbox = createOutbox(clock)
    return {
      captchas: createCaptchas(clock),
      humanChecks: createHumanChecks(clock),
      outbox,
      smsCodes: createSmsCodes(clock),
      phoneProvider: createPhoneProvider(clock, outbox),
      addressCounts: createAddressCounts(fiveMinutes, clock),
      codeLimits: { codeEachSecond: createLimiter(1, 1000, clock), codes: createLimiter(5, fiveMinutes, clock) },
    }
  },
  calls: verificationCalls,
})
