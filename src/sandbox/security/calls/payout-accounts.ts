import { maskedName } from '@/sandbox/masked'
import { institutionOf, shownPayoutAccount } from '@/sandbox/security/port/shown-payout-account'
import type { SecurityPort } from '@/sandbox/security/port/security-port'
import type { DiagnosticsPort } from '@/sandbox/diagnostics/port/diagnostics-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { VerificationPort } from '@/sandbox/verification/port/verification-port'
import type { BindPayoutAccount, PayoutAccounts, RemovePayoutAccount } from '@/contract/generated/gateway-types'
import { addressTries, type AddressTries } from '@/sandbox/verification/port/address-tries'
import { brokenRule } from '@/sandbox/settings/port/broken-rule'
import { readRule, ruleRefusal } from '@/sandbox/settings/port/check-fields'
import { checkPaymentPassword } from '@/sandbox/security/port/check-secret'
import { refuseTooMany } from '@/sandbox/verification/port/refuse-too-many'
import type { Account } from '@/sandbox/call/account'
import { realAccountOf, type GatewayCall, type Handler } from '@/sandbox/call/gateway-call'
import { Refusal } from '@/sandbox/call/refusal'
import { institutionsFor, type Institution } from '@/sandbox/security/institutions'
import type { PayoutAccount } from '@/sandbox/security/payout-accounts'

/** Maximum number of bank accounts and of e-wallets that a player may bind. */
const most = 5

export const payoutAccounts: Handler<PayoutAccounts, SecurityPort> = async (call) => {
  const account = realAccountOf(call)
  const bound = await call.services.payoutAccounts.of(account.id)
  const holder = holderOf(account, bound)
  return {
    accounts: bound.map((each) => shownPayoutAccount(call, each)),
    holder: holder === undefined ? null : maskedName(holder),
    most,
    institutions: [...institutionsFor(call.merchant.currency.code)],
  }
}

/** All payout accounts of a player have the same holder: the registered name, or the holder of the first one. */
export const bindPayoutAccount: Handler<
  BindPayoutAccount,
  DiagnosticsPort & SecurityPort & SettingsPort & VerificationPort
> = (call) => bind(call, true)

async function bind(
  call: GatewayCall<BindPayoutAccount['request'], DiagnosticsPort & SecurityPort & SettingsPort & VerificationPort>,
  isFirstTry: boolean,
): Promise<BindPayoutAccount['response']> {
  const { services, merchant, texts, request } = call
  const account = realAccountOf(call)
  const known = institutionsFor(merchant.currency.code)
  const institution = known.find(({ code }) => code === request.institution)
  if (institution === undefined) throw refusal('institution_unknown', 'institution')
  const number = checkedNumber(call, institution)
  const bound = await services.payoutAccounts.of(account.id)
  const ofKind = bound.filter((each) => institutionOf(call, each)?.kind === institution.kind)
  if (ofKind.length >= most) throw new Refusal('most_bound', texts.say('most_bound', { n: String(most) }))
  const holder = holderOf(account, bound) ?? (await checkedHolder(call))
  await checkPaymentPassword(call, account, request.paymentPassword)
  const tries = await addressTries(call)
  if (isFirstTry) spendTry(call, account, tries)
  const row = { institution: institution.code, number, holder }
  const institutions = known.filter(({ kind }) => kind === institution.kind).map(({ code }) => code)
  const added = await services.payoutAccounts.add(merchant.code, account.id, row, { institutions, most })
  // Race: a concurrent request of the account was first, so check again with what it left.
  if (added === 'changed') return bind(call, false)
  if (added === 'taken') {
    tries.add('wrongSecrets')
    throw refusal('already_bound', 'number')
  }
  return { account: shownPayoutAccount(call, added) }

  function refusal(code: 'institution_unknown' | 'already_bound', field: string): Refusal {
    return new Refusal(code, texts.say(code), { value: { field } })
  }
}

/** Whether a number is bound reveals that it is somebody's, so attempts are rate-limited whether it is bound or not. */
function spendTry(call: GatewayCall<unknown, SecurityPort>, { id, merchant }: Account, tries: AddressTries): void {
  const { boundNumbers } = call.services.securityLimits
  refuseTooMany(call, boundNumbers, id, { field: 'number' })
  tries.refuseTooMany('wrongSecrets')
  boundNumbers.add(merchant, id)
}

export const removePayoutAccount: Handler<RemovePayoutAccount, SecurityPort> = async (call) => {
  const { services, texts, request } = call
  const account = realAccountOf(call)
  await checkPaymentPassword(call, account, request.paymentPassword)
  if (!(await services.payoutAccounts.remove(account.id, request.id)))
    throw new Refusal('payout_unknown', texts.say('payout_unknown'))
  return null
}

function holderOf({ profile }: Account, [first]: readonly PayoutAccount[]): string | undefined {
  const registered = profile['payeeName']
  return first?.holder ?? (registered === '' ? undefined : registered)
}

/** The digits of the number, without the separators of groups. */
function checkedNumber({ texts, request }: GatewayCall<BindPayoutAccount['request']>, { name, digits }: Institution) {
  const number = request.number.normalize('NFKC').replaceAll(/[\s.-]/g, '')
  const { least, most: longest } = digits
  if (!/^[0-9]+$/.test(number) || number.length < least || number.length > longest) {
    const length = least === longest ? String(least) : `${least}–${longest}`
    throw new Refusal('number_digits', texts.say('number_digits', { name, length }), { value: { field: 'number' } })
  }
  return number
}

async function checkedHolder(
  call: GatewayCall<BindPayoutAccount['request'], DiagnosticsPort & SettingsPort>,
): Promise<string> {
  const holder = (call.request.holder ?? '').normalize('NFC').trim().replaceAll(/\s+/g, ' ')
  const { registerRules } = await call.services.settings.of(call.merchant)
  const rule = readRule(call, 'payeeName', registerRules['payeeName'])
  const broken = brokenRule(holder, rule, true)
  if (broken !== undefined) throw ruleRefusal(call, 'payeeName', rule, broken, 'holder')
  return holder
}
