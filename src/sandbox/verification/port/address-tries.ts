import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { VerificationPort } from './verification-port'
import type { GatewayCall } from '@/sandbox/call/gateway-call'
import { Refusal } from '@/sandbox/call/refusal'
import type { AddressCount } from '@/sandbox/verification/address-counts'

/** Which part of a merchant's `triesPerAddress` each kind may take: a third of what costs others the most. */
const shares: Record<AddressCount, number> = {
  wrongSecrets: 1,
  pictures: 1,
  messages: 1 / 3,
  places: 1 / 3,
  trials: 1 / 3,
}

/** Of wrong secrets, after which part the address has to solve a captcha with each try. */
const partWithoutCaptcha = 1 / 3

export interface AddressTries {
  /** Throws a Refusal with 429 when the client's address has had its tries of the last five minutes. */
  refuseTooMany(kind: AddressCount): void
  add(kind: AddressCount): void
  /** Both in one step: of many calls at once no more than are allowed get through. */
  spend(kind: AddressCount): void
  readonly needsCaptcha: () => boolean
}

/** What the address of a call may still try. */
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

/** Takes one of the address's tries. Throws a Refusal with 429 when there is none left. */
export async function spendTry(
  call: GatewayCall<unknown, SettingsPort & VerificationPort>,
  kind: AddressCount,
): Promise<void> {
  ;(await addressTries(call)).spend(kind)
}
