import { memoiseByPart } from '@/engine/memo/memoise-by-part'
import { child, keysOf, quote } from '@/contract/json/json-value'
import type { FileFinding } from '@/engine/finding/check'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

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
  inspect: ({ config }) => formsIn(config.fields),
}

const formsIn = memoiseByPart((fields): FileFinding[] => {
  const forms = child(fields, 'forms')
  return keysOf(forms).flatMap((name) => shownIn(child(forms, name), name))
})

const secret = /^(password|confirmPassword|paymentPassword|oldPassword|newPassword|confirmNewPassword)$/

const shownIn = memoiseByPart((form, name: string): FileFinding[] => {
  const fields = child(form, 'fields')
  return keysOf(fields).flatMap((field) => {
    const [widget, rule] = [child(child(fields, field), 'widget'), child(child(fields, field), 'rule')]
    const isPassword = secret.test(field) || (typeof rule === 'string' && secret.test(rule))
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

/** The schema check reports an unknown widget. */
const widgets = ['text', 'mobile', 'sms-code', 'captcha', 'date', 'agreement']
