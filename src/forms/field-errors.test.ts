import { createInstance } from 'i18next'
import { expect, it } from 'vitest'
import { textField } from './example-form'
import { errorText, type FieldError } from './field-errors'

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
        'field-error.maxLength': '{{field}}: at most {{max}}',
        'pattern.digits': '{{field}}: {{length}} digits',
        'pattern.plain': 'Plain characters{{limits}}',
        'limits.both': ', {{length}} characters',
        'limits.least': ', at least {{min}} characters',
        'limits.most': ', at most {{max}} characters',
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

it('says the lengths of the rule, and one length when both are equal', () => {
  expect(say({ code: 'pattern', params: { patternId: '7', min: 6, max: 12 } })).toBe('Username: 6-12 digits')
  expect(say({ code: 'minLength', params: { patternId: '7', min: 6, max: 6 } })).toBe('Username: 6 digits')
})

it.each([
  [{}, 'Plain characters'],
  [{ min: 6 }, 'Plain characters, at least 6 characters'],
  [{ max: 12 }, 'Plain characters, at most 12 characters'],
  [{ min: 6, max: 12 }, 'Plain characters, 6-12 characters'],
  [{ min: 6, max: 6 }, 'Plain characters, 6 characters'],
])('says the lengths that the rule has and no others: %j', (lengths, text) => {
  expect(say({ code: 'pattern', params: { patternId: '1', ...lengths } })).toBe(text)
})

it('looks up field and patternId, field and keyword, patternId, keyword', () => {
  const error = { code: 'pattern', params: { patternId: '7', max: 9 } } as const
  const keyword = { pattern: 'pattern.korean' } as const
  expect(say(error, { ...keyword, patterns: { '7': 'pattern.date' } })).toBe('own digits')
  expect(say(error, { ...keyword, patterns: {} })).toBe('own pattern')
  expect(say(error)).toBe('Username: 0-9 digits')
  expect(say({ code: 'maxLength', params: { patternId: 'unknown', max: 9 } })).toBe('Username: at most 9')
})

it('leaves the words of the server as they are', () => {
  expect(say({ code: 'server', message: 'Taken' })).toBe('Taken')
})
