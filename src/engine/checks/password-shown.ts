import { onceAPart } from '@/engine/once-a-part'
import { child, keysOf, quote } from '@/lib/json-value'
import type { FileFinding } from './check'
import type { MerchantCheck } from './merchant-check'

const register = (widget: string): string =>
  `{ "forms": { "register": { "fields": { "password": { "widget": "${widget}" } } } } }`

export const passwordShown: MerchantCheck = {
  code: 'password-shown',
  severity: 'error',
  docs: {
    what: 'A password is asked by another widget than password.',
    why: 'It could be read over the shoulder of whoever types it, and the browser would keep it among other words.',
    bad: { 'fields.json': register('text') },
    good: { 'fields.json': register('password') },
  },
  inspect: ({ config }) => inForms(config.fields),
}

const inForms = onceAPart((fields): FileFinding[] => {
  const forms = child(fields, 'forms')
  return keysOf(forms).flatMap((name) => shownIn(child(forms, name), name))
})

const passwords = /^(password|confirmPassword|paymentPassword|oldPassword|newPassword|confirmNewPassword)$/

const shownIn = onceAPart((form, name: string): FileFinding[] => {
  const fields = child(form, 'fields')
  return keysOf(fields).flatMap((field) => {
    const [widget, rule] = [child(child(fields, field), 'widget'), child(child(fields, field), 'rule')]
    const isPassword = passwords.test(field) || (typeof rule === 'string' && passwords.test(rule))
    if (!isPassword || typeof widget !== 'string' || widget === 'password' || !widgets.includes(widget)) return []
    return [
      {
        file: 'fields',
        path: ['forms', name, 'fields', field, 'widget'],
        spot: 'value',
        message: 'what is typed here can be read by everybody near: it is a password',
        expected: '"password"',
        received: quote(widget),
        suggestions: ['password'],
      },
    ]
  })
})

/** A word that is none of them is the schema's matter. */
const widgets = ['text', 'mobile', 'sms-code', 'captcha', 'date', 'agreement']
