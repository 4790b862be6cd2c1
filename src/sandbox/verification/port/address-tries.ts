import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { VerificationPort } from './verification-port'
import type { GatewayCall } from '@/sandbox/call/gateway-call'
import { Refusal } from '@/sandbox/call/refusal'
import type { AddressCount } from '@/sandbox/verification/address-counts'

/** Share of a merchant's `triesPerAddress` per action: a third for the actions that cost others the most. */
const shares: Record<AddressCount, number> = {
  wrongSecrets: 1,
  pictures: 1,
  messages: 1 / 3,
  places: 1 / 3,
  trials: 1 / 3,
}

/** Share of wrong secrets after which an address must solve a captcha with each attempt. */
const partWithoutCaptcha = 1 / 3

export interface AddressTries {
  /** Throws a Refusal with 429 if the client's address has used up its attempts of the last five minutes. */
  refuseTooMany(kind: AddressCount): void
  add(kind: AddressCount): void
  /** Checks and counts without an await between, so that concurrent calls cannot exceed the limit. */
  spend(kind: AddressCount): void
  readonly needsCaptcha: () => boolean
}

/** The remaining attempts of a call's address. */
export async function addressTries({
  services,
  merchant,
  texts,
  address,
}: GatewayCall<unknown, SettingsPort & VerificationPort>): Promise<AddressTries> {
  const { triesPerAddress } = await services.settings.of(merchant)
  const count = (kind: AddressCount) => services.addressCounts[kind].count(merchant.code, address)

  const tries: AddressTries = {
    refuseTooMany(kind) {
      if (count(kind) >= triesPerAddress * shares[kind])
        throw new Refusal('too_many_tries', texts.say('too_many_tries'), { status: 429 })
    },
    add: (kind) => services.addressCounts[kind].add(merchant.code, address),
    spend(kind) {
      tries.refuseTooMany(kind)
      tries.add(kind)
    },
    needsCaptcha: () => count('wrongSecrets') >= triesPerAddress * partWithoutCaptcha,
  }
  return tries
}

/** Counts one attempt of the address. Throws a Refusal with 429 if there is none left. */
export async function spendTry(
  call: GatewayCall<unknown, SettingsPort & VerificationPort>,
  kind: AddressCount,
): Promise<void> {
  ;(await addressTries(call)).spend(kind)
}
