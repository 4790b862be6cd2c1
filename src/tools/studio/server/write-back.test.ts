import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergePatch } from '@/engine/merge/merge-patch'
import type { JsonObject, JsonValue } from '@/contract/json/json-value'
import { removeOwnValue, rewrite } from './write-back'

const template = {
  scheme: 'light',
  menu: { items: { home: { label: 'nav.home', icon: 'home' }, help: { label: 'nav.help' } }, order: ['home', 'help'] },
}
const brand = `{
  "scheme":   "dark",
  "menu": { "items": { "help": { "icon": "info" } } }
}
`
const write = (wanted: JsonValue, text = brand) => rewrite(text, JSON.parse(text) as JsonValue, template, wanted)
const resolved = mergePatch(template, JSON.parse(brand) as JsonValue) as typeof template

test('what resolves to the same changes no byte', () => {
  expect(write(resolved)).toBe(brand)
})

test('what is inherited is not repeated: only the difference is written', () => {
  const { items } = resolved.menu
  const wanted = {
    ...resolved,
    menu: { ...resolved.menu, items: { ...items, home: { label: 'nav.home', icon: 'star' } } },
  }
  expect(write(wanted)).toBe(brand.replace('"icon": "info" }', '"icon": "info" }, "home": { "icon": "star" }'))
})

test('what comes to be as inherited is taken out, with what would be left empty', () => {
  expect(write({ ...resolved, scheme: 'light' })).toBe(brand.replace('  "scheme":   "dark",\n', ''))
  expect(write({ ...resolved, menu: template.menu })).toBe('{\n  "scheme":   "dark"\n}\n')
})

test('what is inherited and taken away is null; what is one’s own is gone', () => {
  const { home } = resolved.menu.items
  const wanted = { ...resolved, menu: { items: { home }, order: ['home'] } }
  expect(write(wanted)).toBe(
    brand.replace('"items": { "help": { "icon": "info" } }', '"items": { "help": null }, "order": ["home"]'),
  )
})

test('a value that is written though it is inherited stays until it is given up', () => {
  const text = '{ "scheme": "light" }'
  expect(write(template, text)).toBe(text)
  expect(removeOwnValue(text, { scheme: 'light' }, template, ['scheme'])).toBe('{}')
})

test('an item of a list changes where it stands, so that the others keep how they are written', () => {
  const text = '{ "list": [ 1,2,   {"a":  1} ] }'
  const rewritten = (list: JsonValue) => rewrite(text, JSON.parse(text) as JsonValue, undefined, { list })
  expect(rewritten([1, 2, { a: 2 }])).toBe('{ "list": [ 1,2,   {"a":  2} ] }')
  expect(rewritten([1, { a: 1 }])).toBe('{ "list": [ 1,   {"a":  1} ] }')
  expect(rewritten([1, 2, 3, { a: 1 }])).toBe('{ "list": [ 1,2,   3, {"a":  1} ] }')
})

const leaf = fc.oneof(fc.boolean(), fc.integer(), fc.string({ maxLength: 6 }))
const { tree } = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, leaf, fc.array(leaf, { maxLength: 4 }), tie('tree')),
  tree: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), tie('value'), { maxKeys: 4 }),
})) as { tree: fc.Arbitrary<JsonObject> }
const { patch } = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, leaf, fc.constant(null), fc.array(leaf, { maxLength: 4 }), tie('patch')),
  patch: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), tie('value'), { maxKeys: 4 }),
})) as { patch: fc.Arbitrary<JsonObject> }

test('whatever is inherited and written, the file comes to resolve to what is wanted', () => {
  fc.assert(
    fc.property(tree, patch, tree, (inherited, own, wanted) => {
      const text = `${JSON.stringify(own, undefined, 2)}\n`
      const result = rewrite(text, JSON.parse(text) as JsonValue, inherited, wanted)
      expect(mergePatch(inherited, JSON.parse(result) as JsonValue)).toEqual(wanted)
    }),
    // An object that moves entries of a list cannot be extended into the wanted object.
    {
      examples: [
        [{ a: [] }, { a: { a: null } }, { a: {} }],
        [{ d: [] }, { d: { a: null, b: false } }, { d: {} }],
      ],
    },
  )
})

test('whatever is inherited and written, an edit that changes nothing changes no byte', () => {
  fc.assert(
    fc.property(tree, patch, fc.constantFrom(0, 2, '\t'), (inherited, own, indent) => {
      const text = JSON.stringify(own, undefined, indent)
      expect(rewrite(text, own, inherited, mergePatch(inherited, own))).toBe(text)
    }),
  )
})

test('an edit of one leaf changes its characters alone', () => {
  fc.assert(
    fc.property(tree, fc.constantFrom(0, 2, '\t'), (rest, indent) => {
      const held = { ...rest, leaf: 'the one before' }
      const text = JSON.stringify(held, undefined, indent)
      expect(rewrite(text, held, undefined, { ...held, leaf: 'the one after' })).toBe(
        text.replace('"the one before"', '"the one after"'),
      )
    }),
  )
})

test.each([
  [['c', 'a', 'b', 'd'], '{ "c": { "before": "a" } }'],
  [['a', 'c', 'd', 'b'], '{ "b": { "after": "d" } }'],
  [['a', 'c', 'd'], '{ "b": null }'],
  [['a', 'x', 'b', 'd'], '{ "c": null, "x": { "after": "a" } }'],
])('an order that is written as moves stays so: %j', (order, moves) => {
  const inherited = { order: ['a', 'b', 'c', 'd'] }
  const text = '{ "order": { "d": { "after": "a" } } }'
  const written = rewrite(text, JSON.parse(text) as JsonValue, inherited, { order })
  expect(JSON.parse(written)).toEqual({ order: JSON.parse(moves) as JsonValue })
  expect(mergePatch(inherited, JSON.parse(written) as JsonValue)).toEqual({ order })
})

test('an order that comes to be as inherited is taken out, moves or not', () => {
  const text = '{ "scheme": "dark", "order": { "b": { "before": "a" } } }'
  const inherited = { order: ['a', 'b'] }
  const wanted = { scheme: 'dark', order: ['a', 'b'] }
  expect(JSON.parse(rewrite(text, JSON.parse(text) as JsonValue, inherited, wanted))).toEqual({ scheme: 'dark' })
})

test('an alias stays where another token is changed', () => {
  const text = '{ "a": { "$value": "{b}" } }'
  const inherited = { a: { $value: { n: 1 } }, b: { $value: { n: 2 } } }
  const wanted = { a: { $value: '{b}' }, b: { $value: { n: 3 } } }
  const written = rewrite(text, JSON.parse(text) as JsonValue, inherited, wanted)
  expect(JSON.parse(written)).toEqual({ a: { $value: '{b}' }, b: { $value: { n: 3 } } })
})
