import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { SignInPort } from './port/sign-in-port'
import type { VerificationPort } from '@/sandbox/verification/port/verification-port'
import { addressTries } from '@/sandbox/verification/port/address-tries'
import { refuseTooMany } from '@/sandbox/verification/port/refuse-too-many'
import type { Account } from '@/sandbox/call/account'
import type { GatewayCall } from '@/sandbox/call/gateway-call'
import { signInKey } from './port/sign-in-key'

export type Attempts = Awaited<ReturnType<typeof attemptsOf>>

/**
 * Rate limit for refused sign-ins. An address has five per account, under any name, and a limit for all names
 * together. Attempts from elsewhere never lock the owner out: from ten on, everybody must solve a captcha.
 */
export async function attemptsOf(
  call: GatewayCall<unknown, SettingsPort & SignInPort & VerificationPort>,
  name: string,
  account: Account | undefined,
) {
  const { services, merchant, address } = call
  const { signIn, signInAnywhere } = services.signInLimits
  // The name has a key too; otherwise the limit would reveal whether an account exists.
  const keys = [signInKey(name), ...(account === undefined ? [] : [`account ${account.id}`])]
  const tries = await addressTries(call)
  const ofAddress = (key: string) => `${key} ${address}`

  return {
    refuseTooMany(): void {
      for (const key of keys) refuseTooMany(call, signIn, ofAddress(key), { captcha: true })
      tries.refuseTooMany('wrongSecrets')
    },

    needsCaptcha: (): boolean =>
      tries.needsCaptcha() ||
      keys.some((key) => signIn.count(merchant.code, ofAddress(key)) > 0 || signInAnywhere.isFull(merchant.code, key)),

    add(): void {
      for (const key of keys) {
        signIn.add(merchant.code, ofAddress(key))
        signInAnywhere.add(merchant.code, key)
      }
      tries.add('wrongSecrets')
    },

    /** The address keeps its count, so signing in to one's own account does not give it more attempts. */
    forget(): void {
      for (const key of keys) signIn.forget(merchant.code, ofAddress(key))
    },
  }
}
