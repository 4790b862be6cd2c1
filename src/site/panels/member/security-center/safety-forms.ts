import { formOf, mobileField, passwordField, smsCodeField, textField } from '@/site/forms/testing/form-fields'
import type { PayoutAccounts, Security } from '@/contract/generated/gateway-types'
import type { FormConfig } from '@/contract/generated/merchant-types'
import { asTextKey } from '@/site/i18n/text-key'

const must = { shown: 'always', required: 'always' } as const
const ownPassword = passwordField({ ...must, label: 'safety.loginPassword', autocomplete: 'current-password' })
const paymentPassword = passwordField({ ...must, label: 'form.paymentPassword', inputMode: 'numeric' })

/** The first payment password needs the login password; a later one needs the previous payment password. */
export function paymentPasswordForm({ hasPassword, hasPaymentPassword }: Security['response']): FormConfig {
  return formOf({
    ...(hasPaymentPassword && { oldPaymentPassword: { ...paymentPassword, label: 'safety.presentPaymentPassword' } }),
    ...(!hasPaymentPassword && hasPassword && { password: ownPassword }),
    paymentPassword: { ...paymentPassword, rule: 'paymentPassword', label: 'safety.newPaymentPassword' },
    again: {
      ...paymentPassword,
      label: 'safety.paymentPasswordAgain',
      sameAs: 'paymentPassword',
      messages: { patterns: {}, sameAs: 'form.newPasswordsDiffer' },
    },
  })
}

/** The new contact, the verification code sent to it, and the password if it replaces another contact. */
export function contactForm(kind: 'mobile' | 'email', hasOne: boolean): FormConfig {
  const address = { ...must, label: 'form.email', rule: 'email', autocomplete: 'email', inputMode: 'email' } as const
  return formOf({
    to: kind === 'mobile' ? mobileField({ rule: 'mobileNum' }) : textField(address),
    verificationCode: smsCodeField({ mobile: 'to' }),
    ...(hasOne && { password: ownPassword }),
  })
}

/** A bank account or an e-wallet. The holder's name is asked only for the first account. */
export function payoutForm(kind: 'bank' | 'eWallet', { institutions, holder }: PayoutAccounts['response']): FormConfig {
  const options = institutions
    .filter((each) => each.kind === kind)
    .map(({ code, name }) => ({ value: code, label: asTextKey(name) }))
  const named = { ...must, rule: 'payeeName', autocomplete: 'name', help: 'form.payeeNameHelp' } as const
  return formOf({
    institution: { ...must, widget: 'select', label: `payout.${kind}`, options, messages: {} },
    number: textField({ ...must, label: `payout.number.${kind}`, inputMode: 'numeric' }),
    ...(holder === null && { holder: textField({ ...named, label: 'payout.holder' }) }),
    paymentPassword,
  })
}

export const removalForm = formOf({ paymentPassword })
