import type { SecurityPort } from './security-port'
import type { Limiter } from '@/sandbox/verification/port/limiter'
import type { Account } from '@/sandbox/call/account'
import type { GatewayCall } from '@/sandbox/call/gateway-call'
import { Refusal } from '@/sandbox/call/refusal'
import { isPassword } from '@/sandbox/accounts/port/passwords'
import { refuseTooMany } from '@/sandbox/verification/port/refuse-too-many'

type Call = Pick<GatewayCall<unknown, SecurityPort>, 'services' | 'merchant' | 'texts'>

/** Hash of an account's payment password; undefined if it has none. */
export const paymentHashOf = ({ profile }: Account): string | undefined => profile['paymentPasswordHash']

/** Checks the sign-in password of an account. `field`: the request field that holds it. Throws a Refusal. */
export async function checkPassword(call: Call, account: Account, password: string, field: string): Promise<void> {
  const { oldPassword } = call.services.securityLimits
  await checkSecret(call, account, { limit: oldPassword, code: 'old_password_wrong', field }, () =>
    isPassword(password, account.passwordHash),
  )
}

/**
 * Checks the payment password of an account. Throws a Refusal: payment_password_missing if none is set;
 * payment_password_wrong with the field if it does not match.
 */
export async function checkPaymentPassword(
  call: Call,
  account: Account,
  password: string,
  field = 'paymentPassword',
): Promise<void> {
  const hash = paymentHashOf(account)
  if (hash === undefined) throw new Refusal('payment_password_missing', call.texts.say('payment_password_missing'))
  const { paymentPassword } = call.services.securityLimits
  await checkSecret(call, account, { limit: paymentPassword, code: 'payment_password_wrong', field }, () =>
    isPassword(password, hash),
  )
}

interface Secret {
  readonly limit: Limiter
  readonly code: 'old_password_wrong' | 'payment_password_wrong'
  readonly field: string
}

/**
 * After five wrong passwords in five minutes none is checked any more. Each refusal says how many attempts are left.
 */
export async function checkSecret(
  call: Call,
  { id }: Account,
  { limit, code, field }: Secret,
  isRight: () => Promise<boolean>,
): Promise<void> {
  refuseTooMany(call, limit, id, { field })
  const right = await isRight()
  // Check again: concurrent attempts have all passed the first check before one of them fails.
  refuseTooMany(call, limit, id, { field })
  if (!right) {
    limit.add(call.merchant.code, id)
    const left = String(limit.left(call.merchant.code, id))
    throw new Refusal(code, call.texts.say(code, { left }), { value: { field } })
  }
  limit.forget(call.merchant.code, id)
}

/** The sign-in password and the payment password must differ. Throws a Refusal. */
export async function refuseSameSecret(
  { texts }: Call,
  other: string | null | undefined,
  secret: string,
  field: string,
): Promise<void> {
  if (typeof other === 'string' && (await isPassword(secret, other)))
    throw new Refusal('passwords_equal', texts.say('passwords_equal'), { value: { field } })
}
