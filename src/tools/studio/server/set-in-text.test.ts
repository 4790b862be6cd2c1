import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { JsonValue } from '@/contract/json/json-value'
import { setInText } from './set-in-text'

const menus = `{
  "header": {
    "items": {
      "login": { "label": "nav.login", "icon": "log-in" },
      "help": { "label": "nav.help" }
    },
    "order": ["login", "help"]
  }
}
`
const set = (text: string, path: (string | number)[], value: JsonValue) => setInText(text, { kind: 'set', path, value })
const remove = (text: string, path: (string | number)[]) => setInText(text, { kind: 'remove', path })

test('a leaf changes and every other character stays', () => {
  expect(set(menus, ['header', 'items', 'login', 'icon'], 'user')).toBe(menus.replace('"log-in"', '"user"'))
})

test('a key is added in the manner of its neighbours: on their line, or on a line of its own', () => {
  expect(set(menus, ['header', 'items', 'help', 'icon'], 'info')).toBe(
    menus.replace('"nav.help" }', '"nav.help", "icon": "info" }'),
  )
  expect(set(menus, ['header', 'items', 'more'], { label: 'nav.more' })).toBe(
    menus.replace('"nav.help" }\n', '"nav.help" },\n      "more": { "label": "nav.more" }\n'),
  )
})

test('what grows beyond a line is broken into lines', () => {
  const text = set(menus, ['header', 'items', 'login', 'note'], 'x'.repeat(90))
  expect(text).toContain('"login": {\n        "label": "nav.login",\n        "icon": "log-in",\n        "note": "xxx')
  expect(JSON.parse(text)).toMatchObject({ header: { items: { login: { icon: 'log-in' } } } })
})

test('a key is removed with its comma, the first, the last and the only one', () => {
  expect(remove(menus, ['header', 'items', 'login', 'label'])).toContain('"login": { "icon": "log-in" }')
  expect(remove(menus, ['header', 'items', 'help'])).toContain('"icon": "log-in" }\n    },')
  expect(remove(menus, ['header', 'items', 'help', 'label'])).toContain('"help": {}')
})

test('an item is put into a list and taken out of it', () => {
  const insert = (index: number) => setInText(menus, { kind: 'insert', path: ['header', 'order', index], value: 'new' })
  expect(insert(0)).toContain('["new", "login", "help"]')
  expect(insert(2)).toContain('["login", "help", "new"]')
  expect(remove(menus, ['header', 'order', 0])).toContain('["help"]')
})

test('tabs and Windows line ends stay what they are', () => {
  const text = '{\r\n\t"a": {\r\n\t\t"b": 1\r\n\t}\r\n}\r\n'
  expect(set(text, ['a', 'c'], 2)).toBe('{\r\n\t"a": {\r\n\t\t"b": 1,\r\n\t\t"c": 2\r\n\t}\r\n}\r\n')
  expect(set(text, ['d'], { e: 'x'.repeat(120) })).toBe(
    `{\r\n\t"a": {\r\n\t\t"b": 1\r\n\t},\r\n\t"d": {\r\n\t\t"e": "${'x'.repeat(120)}"\r\n\t}\r\n}\r\n`,
  )
})

test('a byte order mark stays', () => {
  expect(set('\uFEFF{ "a": 1 }', ['a'], 2)).toBe('\uFEFF{ "a": 2 }')
})

test('a place that nothing holds is refused', () => {
  expect(() => set(menus, ['footer', 'order'], [])).toThrow('nothing holds /footer/order')
})

const json = fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<JsonValue>
const key = fc.string({ minLength: 1, maxLength: 8 }).filter((name) => name !== '__proto__')
const spaces = fc.constantFrom(0, 2, 4, '\t')
const ends = fc.constantFrom('\n', '\r\n')

test('whatever the value and the formatting, the one place holds it and the others what they held', () => {
  fc.assert(
    fc.property(fc.dictionary(key, json), key, json, spaces, ends, (held, name, value, indent, end) => {
      const text = JSON.stringify(held, undefined, indent).replaceAll('\n', end)
      const result = set(text, [name], value)
      expect(JSON.parse(result)).toEqual(JSON.parse(JSON.stringify({ ...held, [name]: value })))
      expect(result.includes('\r')).toBe(text.includes('\r\n'))
      expect(JSON.parse(remove(result, [name]))).toEqual(
        JSON.parse(JSON.stringify(Object.fromEntries(Object.entries(held).filter(([each]) => each !== name)))),
      )
    }),
  )
})
