import type { SecurityPort } from '@/sandbox/security/port/security-port'
import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import type { DiagnosticsPort } from '@/sandbox/diagnostics/port/diagnostics-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { EndOtherSessions, Security, SetPaymentPassword } from '@/contract/generated/gateway-types'
import { maskedEmail, maskedNumber } from '@/sandbox/masked'
import { brokenRule } from '@/sandbox/settings/port/broken-rule'
import { readRule, ruleRefusal } from '@/sandbox/settings/port/check-fields'
import {
  checkPassword,
  checkPaymentPassword,
  paymentHashOf,
  refuseSameSecret,
} from '@/sandbox/security/port/check-secret'
import { realAccountOf, sessionOf, type Handler } from '@/sandbox/call/gateway-call'
import { hashPassword } from '@/sandbox/accounts/port/passwords'

const mostSignIns = 10
/** Addresses of this machine and of private networks. */
const near = /^(local$|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|0:0:0:0:|f[cd]|fe80)/

/** The account's security settings, its bound contacts, and its recent sign-ins (2 §2). */
export const security: Handler<Security, SecurityPort> = async (call) => {
  const { services, texts } = call
  const account = realAccountOf(call)
  const signIns = await services.signIns.lastOf(account.id, sessionOf(call).token, mostSignIns)
  const email = account.profile['email']
  return {
    signIns: signIns.map(({ time, place, device = null, state }) => ({
      time: new Date(time).toISOString(),
      place: place === undefined ? null : near.test(place) ? texts.say('place_near') : place,
      device,
      state,
    })),
    hasPassword: account.passwordHash !== null,
    hasPaymentPassword: paymentHashOf(account) !== undefined,
    mobile: account.mobile === null ? null : maskedNumber(account.mobile),
    email: email === undefined || email === '' ? null : maskedEmail(email),
  }
}

/** Ends the account's sessions on all other devices. */
export const endOtherSessions: Handler<EndOtherSessions, AccountsPort> = async (call) => {
  const { id } = realAccountOf(call)
  return { ended: await call.services.sessions.endAllOf(id, sessionOf(call).token) }
}

/** The first payment password requires the sign-in password, a later one the previous payment password. */
export const setPaymentPassword: Handler<
  SetPaymentPassword,
  AccountsPort & DiagnosticsPort & SecurityPort & SettingsPort
> = async (call) => {
  const { services, merchant, request } = call
  const account = realAccountOf(call)
  const { paymentPassword, oldPaymentPassword = '', password = '' } = request
  const { registerRules } = await services.settings.of(merchant)
  const rule = readRule(call, 'paymentPassword', registerRules['paymentPassword'])
  const broken = brokenRule(paymentPassword, rule, true)
  if (broken !== undefined) throw ruleRefusal(call, 'paymentPassword', rule, broken)
  if (paymentHashOf(account) !== undefined)
    await checkPaymentPassword(call, account, oldPaymentPassword, 'oldPaymentPassword')
  else if (account.passwordHash !== null) await checkPassword(call, account, password, 'password')
  await refuseSameSecret(call, account.passwordHash, paymentPassword, 'paymentPassword')
  await services.accounts.setProfile(account.id, 'paymentPasswordHash', await hashPassword(paymentPassword))
  return null
}
