import { createInstance } from 'i18next'
import { expect, it } from 'vitest'
import { textField } from '@/site/forms/testing/form-fields'
import { errorText, ruleText, type FieldError, type RuleParams } from './field-errors'

const texts = createInstance()
void texts.init({
  lng: 'EN',
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  interpolation: { escapeValue: false },
  resources: {
    EN: {
      translation: {
        'form.username': 'Username',
        'field-error.required': '{{field}} not empty',
        'field-error.minLength': '{{field}}: at least {{min}}',
        'field-error.maxLength': '{{field}}: at most {{max}}',
        'field-error.length': '{{field}}: exactly {{min}}',
        'pattern.digits': '{{field}}: {{length}} digits',
        'pattern.plain': 'Plain characters{{limits}}',
        'field-length.between': '{{length}} characters',
        'field-length.least': 'at least {{count}} characters',
        'field-length.most': 'at most {{count}} characters',
        'pattern.date': 'own digits',
        'pattern.korean': 'own pattern',
      },
    },
  },
})
const patterns = { '1': 'pattern.plain', '7': 'pattern.digits' } as const
const say = (error: FieldError, messages: Parameters<typeof textField>[0]['messages'] = { patterns: {} }) =>
  errorText(error, textField({ label: 'form.username', messages }), patterns, (key, params) => texts.t(key, params))

it('says that a required field is empty in the words of the specification', () => {
  expect(say({ code: 'required', params: { patternId: '7' } })).toBe('Username not empty')
})

it('says of a rule the part that is broken, and of a pattern its lengths too', () => {
  const params = { patternId: '1', min: 6, max: 12 }
  expect(say({ code: 'pattern', params })).toBe('Plain characters\u00a0· 6\u2060–\u206012 characters')
  expect(say({ code: 'pattern', params: { ...params, min: 12 } })).toBe('Plain characters\u00a0· 12 characters')
  expect(say({ code: 'pattern', params: { patternId: '1' } })).toBe('Plain characters')
  expect(say({ code: 'minLength', params })).toBe('Username: at least 6')
  expect(say({ code: 'maxLength', params })).toBe('Username: at most 12')
  expect(say({ code: 'minLength', params: { ...params, max: 6 } })).toBe('Username: exactly 6')
})

const hint = (params: RuleParams) =>
  ruleText({ patternId: '1', ...params }, textField({ label: 'form.username' }), patterns, (key, values) =>
    texts.t(key, values),
  )

it.each([
  [{}, 'Plain characters'],
  [{ min: 6 }, 'Plain characters\u00a0· at least 6 characters'],
  [{ max: 12 }, 'Plain characters\u00a0· at most 12 characters'],
  [{ min: 6, max: 12 }, 'Plain characters\u00a0· 6\u2060–\u206012 characters'],
  [{ min: 6, max: 6 }, 'Plain characters\u00a0· 6 characters'],
  [{ min: 1, max: 255 }, 'Plain characters'],
  [{ min: 1, max: 20 }, 'Plain characters\u00a0· at most 20 characters'],
])('says before it is broken the lengths that mean something, with a dash that does not break: %j', (lengths, text) => {
  expect(hint(lengths)).toBe(text)
})

it('says nothing before it is broken of a rule that has no description of its own', () => {
  expect(hint({ patternId: 'unknown', min: 3, max: 11 })).toBeUndefined()
})

it('looks up field and patternId, field and keyword, patternId, keyword', () => {
  const error = { code: 'pattern', params: { patternId: '7', max: 9 } } as const
  const keyword = { pattern: 'pattern.korean' } as const
  expect(say(error, { ...keyword, patterns: { '7': 'pattern.date' } })).toBe('own digits')
  expect(say(error, { ...keyword, patterns: {} })).toBe('own pattern')
  expect(say(error)).toBe('Username: 0\u2060–\u20609 digits')
  expect(say({ code: 'maxLength', params: { patternId: 'unknown', max: 9 } })).toBe('Username: at most 9')
})

it('leaves the words of the server as they are', () => {
  expect(say({ code: 'server', message: 'Taken' })).toBe('Taken')
})
