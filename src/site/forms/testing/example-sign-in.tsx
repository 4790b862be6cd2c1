import type { ReactNode } from 'react'
import type { CallName } from '@/contract/endpoints/endpoints'
import { GatewayError } from '@/site/gateway/gateway-error'
import type { RegisterRules } from '@/contract/generated/gateway-types'
import type { Fields, Site } from '@/contract/generated/merchant-types'
import { formOf, mobileField, passwordField, smsCodeField, textField } from './form-fields'
import { FormStage, type Answers } from './form-stage'

const always = { shown: 'always', required: 'always' } as const
const mobileNum = mobileField({ rule: 'mobileNum' })
const verificationCode = smsCodeField({ rule: 'verificationCode' })
const newPassword = passwordField({ label: 'form.newPassword', rule: 'password', ...always })

/** The forms for signing in, as in the base template. */
const forms: Partial<Fields['forms']> = {
  login: {
    fields: {
      username: { label: 'form.username', autocomplete: 'username', inputMode: 'text', messages: {} },
      password: { label: 'form.password', autocomplete: 'current-password', messages: {} },
      captcha: { label: 'form.captcha', inputMode: 'text', messages: {} },
      remember: { label: 'login.remember', initial: false },
    },
    order: ['username', 'password', 'captcha', 'remember'],
  },
  loginSms: formOf({ mobileNum, verificationCode }),
  changePassword: formOf({
    oldPassword: passwordField({ label: 'form.oldPassword', ...always }),
    newPassword,
    confirmNewPassword: passwordField({
      label: 'form.confirmNewPassword',
      ...always,
      sameAs: 'newPassword',
      messages: { sameAs: 'form.newPasswordsDiffer', patterns: {} },
    }),
  }),
  forgotByEmail: formOf({
    username: textField({ label: 'form.username', rule: 'username', ...always }),
    email: textField({ label: 'form.email', rule: 'email', ...always }),
  }),
  forgotByMobile: formOf({ mobileNum, verificationCode, newPassword }),
}

const rules: RegisterRules = {
  username: { enabled: true, acceptedPattern: '^[A-Za-z][A-Za-z0-9_]*$', patternId: '19', minLength: 4, maxLength: 15 },
  password: { enabled: true, acceptedPattern: '^(?=.*[0-9])\\S+$', patternId: '6', minLength: 8, maxLength: 20 },
  // Disabled for registration: a form that asks for it anyway still applies its rule.
  email: { enabled: false, acceptedPattern: '^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$', patternId: '4', maxLength: 80 },
  mobileNum: { enabled: false, acceptedPattern: '^[0-9]+$', patternId: '7', minLength: 8, maxLength: 11 },
  verificationCode: { enabled: false, acceptedPattern: '^[0-9]+$', patternId: '7', maxLength: 255 },
}

const texts = {
  'form.username': 'Username',
  'form.password': 'Password',
  'form.captcha': 'Captcha',
  'form.captchaAlt': 'Characters',
  'form.captchaRefresh': 'New captcha',
  'form.captchaHear': 'Hear the digits',
  'form.showPassword': 'Show password',
  'form.mobileNum': 'Mobile number',
  'form.countryCode': 'Country code',
  'form.verificationCode': 'SMS code',
  'form.sendCode': 'Send code',
  'form.sendCodeAgain': 'Send again in {{time}}',
  'form.codeSent': 'Sent to {{number}}',
  'form.email': 'Email',
  'form.oldPassword': 'Current password',
  'form.newPassword': 'New password',
  'form.confirmNewPassword': 'Confirm new password',
  'form.newPasswordsDiffer': 'The two new passwords are not the same',
  'login.submit': 'Login',
  'login.remember': 'Remember my name',
  'login.secondCode': 'Code of the second check',
  'login.secondCodeHelp': 'Empty asks for another one',
  'login.tab.sms': 'SMS',
  'login-register.tabs': 'Login or register',
  'nav.login': 'Login',
  'nav.register': 'Register',
  loading: 'Loading',
  'login.forgot': 'Forgot password?',
  'social.or': 'or',
  'social.continue': 'Continue with {{provider}}',
  'social.waiting': 'Go on in the window of {{provider}}',
  'social.cancel': 'Cancel',
  'change-password.submit': 'Change password',
  'forgot-password.tabs': 'How',
  'forgot-password.tab.email': 'By email',
  'forgot-password.tab.mobile': 'By mobile number',
  'forgot-password.emailSubmit': 'Send email',
  'forgot-password.emailSent': 'If they belong together, an email is on its way.',
  'forgot-password.backToLogin': 'Back to login',
  'forgot-password.mobileSubmit': 'Set new password',
  'field-error.required': '{{field}} not empty',
  'field-error.pattern': '{{field}} is wrong',
  'error.network': 'No connection',
  'error.timeout': 'No answer in time',
  'error.http': 'The server has a problem',
  'error.contract': 'The answer could not be read',
  'field-error.minLength': '{{field}} too short',
  'field-error.maxLength': '{{field}} too long',
}

interface Props {
  readonly answers?: Answers
  readonly socialLogin?: Site['socialLogin']
  /** Features that are on whatever the server says. */
  readonly features?: readonly string[]
  readonly children: ReactNode
}

const afterLogin = { greeting: true, balance: true, announcements: true, restOfDay: true }
const answersOfAll: Answers = {
  registerSettings: () => rules,
  countryCodes: () => [{ countryCode: 'VN', countryDialingCode: '+84' }],
  captcha: () => ({ id: 'c1', image: 'AAAA' }),
}

/** Test fixture: the site around a sign-in form. */
export function SignInStage({
  answers = {},
  socialLogin = { providers: {} },
  features = ['MOBILEVERCODELOGIN3', 'CHNGPASSVERIF3'],
  children,
}: Props) {
  return (
    <FormStage
      fields={{ forms, patterns: {} }}
      texts={texts}
      site={{ socialLogin, afterLogin }}
      features={features}
      answers={{ ...answersOfAll, ...answers }}
    >
      {children}
    </FormStage>
  )
}

/** Reasons a call may fail for, each with the message shown. */
export const failures = [
  ['network', 'No connection'],
  ['timeout', 'No answer in time'],
  ['http', 'The server has a problem'],
  ['contract', 'The answer could not be read'],
  ['refused', 'The server says why'],
] as const

export function failing(call: CallName, kind: (typeof failures)[number][0]): () => never {
  return () => {
    throw new GatewayError({ kind, call, message: 'The server says why' })
  }
}
